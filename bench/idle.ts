/**
 * `npm run bench:idle [-- PATH ...]`: what a page asks of its main thread while nothing is touched, on a phone of 390 px
 * at 4x CPU, once everything has settled: in view of its top, of each part that moves, and in a hidden tab.
 * Settings: RUNS (3), SECONDS (10), CPU (4).
 */
import type { CDPSession, Page } from '@playwright/test';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { absentDatabase } from '#tests/support/database/absent.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [runs, seconds, rate] = [setting('RUNS', 3), setting('SECONDS', 10), setting('CPU', 4)];
const settledMilliseconds = 4_000;
const asked = process.argv.slice(2);
/** Share of a core, by what is in view. */
const shares = new Map<string, number[]>();

const app = await buildApp(readConfig({ STATIC_DIR: 'dist', LOG_LEVEL: 'silent' }), absentDatabase);
const baseURL = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await openBrowser();
for (let run = 1; run <= runs; run++)
  for (const path of asked.length > 0 ? asked : ['/']) {
    await quiet();
    await visit(path);
  }
await browser.close();
await app.close();

console.log(`| main thread at ${rate}x CPU, 390 px, ${seconds} s | median | worst |\n|---|--:|--:|`);
for (const [name, all] of shares)
  console.log(`| ${name} | ${median(all).toFixed(1)}% | ${Math.max(...all).toFixed(1)}% |`);

async function visit(path: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(path, { waitUntil: 'load' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const places = ['main', 'section:has(.strip)', '.chat-window', 'footer'];
  for (const place of places) {
    const part = page.locator(place).first();
    if ((await part.count()) === 0) continue;
    if (place !== 'main') await part.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await measure(`${path}, ${place === 'main' ? 'its top' : place}`, page, devtools);
  }
  await context.close();
}

async function measure(name: string, page: Page, devtools: CDPSession) {
  await page.waitForTimeout(settledMilliseconds);
  const before = await taskSeconds(devtools);
  await page.waitForTimeout(seconds * 1000);
  const share = ((await taskSeconds(devtools)) - before) / seconds;
  shares.set(name, [...(shares.get(name) ?? []), share * 100]);
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
