/**
 * `npm run bench site [-- PATH|URL ...]` runs Lighthouse (mobile, simulated slow 4G, 4x CPU) on the built site and on two
 * blank pages of the same server, in turns, and prints medians. One blank page has the site's frame (head, header,
 * footer), the other one is bare HTML. Paths default to every page; full URLs are measured in the same run.
 * Settings: RUNS (5), CHROMIUM_PATH (the headless shell, which has no browser UI that uses CPU time).
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { routes } from '#src/routes.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { findHeadlessShell } from '#tests/support/run/find-browser.ts';
import { calculateMedians, extractMetrics, formatTable, type PageMetrics } from './lighthouse-table.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const runCount = Number(process.env.RUNS ?? 5);
const maxAttempts = 3;
const blankPagePath = '/blank-page-of-the-bench';
const barePath = '/bare-page-of-the-bench';
const bareHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><meta name="description" content="An empty page"><h1>Blank</h1>';

const staticDir = await mkdtemp(join(tmpdir(), 'bench-site-'));
await cp('dist', staticDir, { recursive: true });
const contact = await readFile(join(staticDir, `${routes.contact.path}.html`), 'utf8');
await addPage(
  blankPagePath,
  contact.replace(/(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/, '<h1>Blank</h1><p>Nothing.</p>'),
);
await addPage(barePath, bareHtml);
const chromePath = findHeadlessShell();
console.log(
  `browser: ${execFileSync(chromePath, ['--version'], { encoding: 'utf8' }).trim()} (${chromePath})`,
);
const config = readConfig({ STATIC_DIR: staticDir, LOG_LEVEL: 'silent' });
const app = await buildApp(config, unreachableDatabase);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const requestedPages = process.argv.slice(2);
const pages = [
  blankPagePath,
  barePath,
  ...(requestedPages.length > 0 ? requestedPages : Object.values(routes).map(({ path }) => path)),
];

const measures = new Map<string, PageMetrics[]>(pages.map((page) => [page, []]));
let bestIndex = 0;
for (let run = 1; run <= runCount; run++) {
  for (const page of pages) {
    const result = await runLighthouse(page);
    if (result) measures.get(page)?.push(extractMetrics(result));
    process.stderr.write(`run ${run}/${runCount} ${page}\n`);
  }
}
await app.close();
await rm(staticDir, { recursive: true });

const names: Record<string, string> = { [blankPagePath]: '(blank page)', [barePath]: '(bare HTML)' };
const rows = [...measures]
  .filter(([, all]) => all.length > 0)
  .map(([page, all]) => ({ page: names[page] ?? page, figures: calculateMedians(all) }));
console.log(formatTable(rows));
const failed = pages.filter((page) => measures.get(page)?.length === 0);
if (failed.length > 0) throw new Error(`Lighthouse failed on ${failed.join(', ')}`);

/** @returns undefined when Lighthouse fails repeatedly, so that one page does not end the whole run */
async function runLighthouse(page: string) {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    await waitUntilIdle();
    const chrome = await chromeLauncher.launch({
      chromePath,
      chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const result = await lighthouse(new URL(page, origin).href, { port: chrome.port, logLevel: 'error' });
    await chrome.kill();
    if (!result || result.lhr.runtimeError) {
      process.stderr.write(`${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}\n`);
      continue;
    }
    const index = result.lhr.environment.benchmarkIndex;
    bestIndex = Math.max(bestIndex, index);
    if (index > bestIndex / 2 || attempt === maxAttempts) return result.lhr;
  }
}

async function addPage(path: string, html: string) {
  await writeFile(join(staticDir, `${path}.html`), html);
  await writeFile(join(staticDir, `${path}.html.br`), brotliCompressSync(html));
}
