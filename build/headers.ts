import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { securityHeaders, tlsHeaders } from '#server/plugins/security-headers.ts';
import {
  immutableCacheControl,
  readSiteFiles,
  type SiteFiles,
  speculationRulesPath,
  svgContentPolicy,
} from '#server/static/site-files.ts';

/**
 * The headers in the `_headers` format of static hosts. If two rules set the same header, these hosts join the values.
 * So only folders of hashed files get a cache header. The joined Cross-Origin-Resource-Policy of link preview pictures
 * is invalid, and browsers ignore it, so other sites can embed these pictures.
 */
export function createHostHeaders({ files }: SiteFiles): string {
  const folders = Map.groupBy(files.keys(), (url) => dirname(url));
  const hashed = [...folders].filter(([, urls]) =>
    urls.every((url) => files.get(url)?.headers['cache-control'] === immutableCacheControl),
  );
  const rules: [string, Record<string, string>][] = [
    ['/*', { ...securityHeaders, ...tlsHeaders, 'speculation-rules': `"${speculationRulesPath}"` }],
    [speculationRulesPath, { 'content-type': files.get(speculationRulesPath)?.contentType ?? '' }],
    ['/*.svg', { 'content-security-policy': svgContentPolicy }],
    ...hashed.map(([folder, [url = '']]): [string, Record<string, string>] => {
      const { vary, 'content-security-policy': policy, ...headers } = files.get(url)?.headers ?? {};
      return [`${folder}/*`, headers];
    }),
  ];
  const lines = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

export function writeHeadersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeFile(`${folder}/_headers`, createHostHeaders(await readSiteFiles(folder)));
      },
    },
  };
}
