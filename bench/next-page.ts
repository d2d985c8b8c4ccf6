/**
 * `npm run bench:next-page`: from the press on a link of the header to the first paint of the next page, at 4x CPU,
 * with the page fetched ahead as browsers do it for a link that is reached for. Behind the overlay that stands for 800 ms
 * the page is ready when its content is painted and its own script has run (`load`). In turns with pages that hold nothing
 * but the same links: what the browser itself takes.
 * Settings: RUNS (5), CPU (4).
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { speculationRules } from '#server/static/site-files.ts';
import { routes } from '#src/routes.ts';
import { absentDatabase } from '#tests/support/database/absent.ts';
import { frame } from '#tests/support/pages/frame-words.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

/** Milliseconds from the press: the first paint of the next page, and its load event. */
type Arrival = { paint: number; loaded: number };

const runs = Number(process.env.RUNS ?? 5);
const rate = Number(process.env.CPU ?? 4);
const target = 100;
// A link counts as reached for after 200 ms; then the page has to come.
const reachedMilliseconds = 700;
const slot = 'pressed';

const bareFolder = await makeBareSite();
const site = await serve('dist');
const bare = await serve(bareFolder);
const browser = await openBrowser();
const arrivals = new Map<string, Arrival[]>();
const bareArrivals = new Map<string, Arrival[]>();
for (let run = 1; run <= runs; run++) {
  await quiet();
  await visit(site.url, arrivals);
  await visit(bare.url, bareArrivals);
}
await browser.close();
await site.app.close();
await bare.app.close();
await rm(bareFolder, { recursive: true });
print();

async function serve(folder: string) {
  const app = await buildApp(readConfig({ STATIC_DIR: folder, LOG_LEVEL: 'silent' }), absentDatabase);
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Pages at the addresses of the header's links that hold nothing but these links. */
async function makeBareSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-next-page-'));
  const links = frame.navigation.map(({ label, to }) => ({ label, path: routes[to].path }));
  const anchors = links.map(({ label, path }) => `<a href="${path}">${label}</a>`).join(' ');
  const page = `<!doctype html><html lang="en"><title>Bare</title><header>${anchors}</header><h1>Bare</h1>`;
  const paths = ['/contact', ...links.map(({ path }) => path)];
  await Promise.all(
    paths.map((path) => writeFile(join(folder, `${path === '/' ? 'index' : path}.html`), page)),
  );
  await copyFile(join('dist', speculationRules), join(folder, speculationRules));
  return folder;
}

/** One visitor follows every link of the header, one after the other. */
async function visit(baseURL: string, into: Map<string, Arrival[]>) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((name) => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('pointerdown', () => sessionStorage.setItem(name, `${now()}`), { capture: true });
  }, slot);
  const devtools = await context.newCDPSession(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const links = page.getByRole('banner').getByRole('link');
  for (let index = 0; index < (await links.count()); index++) {
    const link = links.nth(index);
    const path = (await link.getAttribute('href')) ?? '';
    if (path === new URL(page.url()).pathname || !(await link.isVisible())) continue;
    await page.waitForTimeout(1500);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await link.hover();
    await page.waitForTimeout(reachedMilliseconds);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**${path}`, { waitUntil: 'load' });
    const arrival = await arrived(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    into.set(path, [...(into.get(path) ?? []), arrival]);
  }
  await context.close();
}

function arrived(page: Page): Promise<Arrival> {
  return page.evaluate(async (name) => {
    const pressed = Number(sessionStorage.getItem(name));
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list, observer) => {
        const [first] = list.getEntriesByName('first-paint');
        if (!first) return;
        observer.disconnect();
        resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const since = performance.timeOrigin - pressed;
    return { paint: since + painted, loaded: since + (navigation?.loadEventStart ?? 0) };
  }, slot);
}

function print() {
  console.log(
    `| header link at ${rate}x CPU | presses | first paint, median | worst | bare | loaded, median |`,
  );
  console.log('|---|--:|--:|--:|--:|--:|');
  const medians = [...arrivals].map(([path, all]) => {
    const paints = all.map(({ paint }) => paint);
    const figures = [
      median(paints),
      Math.max(...paints),
      median((bareArrivals.get(path) ?? []).map(({ paint }) => paint)),
      median(all.map(({ loaded }) => loaded)),
    ];
    console.log(
      `| ${path} | ${all.length} | ${figures.map((figure) => `${figure.toFixed(0)} ms`).join(' | ')} |`,
    );
    return figures[0] ?? 0;
  });
  console.log(`\n${medians.filter((paint) => paint > target).length} above ${target} ms.`);
}
