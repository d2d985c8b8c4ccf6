/**
 * `node scripts/pack-server.ts FOLDER`: copies what the server needs at run time into a new folder: the built
 * site, the migrations, and the files of server/ and of packages that its programs import.
 */
import { cpSync, existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const [target] = process.argv.slice(2);
if (!target || existsSync(target)) throw new Error('usage: node scripts/pack-server.ts NEW_FOLDER');

const programs = [
  'server/main.ts',
  'server/desk-main.ts',
  'server/jobs-main.ts',
  'server/cli/leads.ts',
  'server/cli/mail.ts',
  'server/cli/staff.ts',
  'server/cli/content.ts',
  'server/cli/upgrade-data.ts',
  'server/media/decode-main.ts',
  'server/outbound/received/parse-worker.ts',
];

/** Optional dependencies of packages, and binaries. */
const harmlessWarning =
  /Failed to resolve dependency "(?:pg-native|cloudflare:sockets|@img\/[^"]+|(?:@resvg|\.)\/resvg-?js[^"]+)"|Failed to parse \S+\.(?:so\S*|wasm) as \w+/;

async function readCode(file: string): Promise<Buffer | string | null> {
  const code = await readFile(file).catch(() => null);
  return code && file.endsWith('.ts') ? stripTypeScriptTypes(code.toString()) : code;
}

// Reading the content folder makes the tracer include all of its files. Only the build uses these.
const ignoredFiles = ['src/content/{content-of,load-shows}.ts', '**/*.test.ts'];
const { fileList, warnings } = await nodeFileTrace(programs, { readFile: readCode, ignore: ignoredFiles });
for (const warning of warnings) if (!harmlessWarning.test(warning.message)) throw warning;
const dataFiles = [
  'package.json',
  'supabase/migrations',
  ...globSync('src/content/**/*.yaml'),
  ...globSync('src/pictures/**/*.{svg,jpg,png,webp,avif,mp4,webm,woff2}'),
  'dist',
  'dist-desk',
];
for (const name of [...dataFiles, ...fileList]) {
  cpSync(name, join(target, name), { recursive: true, dereference: true });
}
console.log(`copied ${fileList.size} program files`);
