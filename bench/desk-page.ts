/**
 * `npm run bench:desk-page`: what a first visit of the desk's list fetches, how long it takes until it answers keys over
 * a simulated slow 4G line at 4x CPU, and how long opening a lead takes to its next paint, with a list of 50 rows.
 * Settings: RUNS (5), CPU (4).
 */
import type { Browser, Page } from '@playwright/test';
import { type DeskApp, startDesk } from '#tests/support/desk/app.ts';
import { makeLeads } from '#tests/support/desk/leads.ts';
import { measured, recordInteractions } from './interaction-meter.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

const runs = Number(process.env.RUNS ?? 5);
const rate = Number(process.env.CPU ?? 4);
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const kilobyte = 1024;

const desk = await startDesk('embedded', { DESK_DIR: 'dist-desk' });
await desk.database.query(
  `insert into contact_submissions (first_name, last_name, email, company, inquiry_type, message)
  select 'Dana', 'Whitlock ' || n, 'dana' || n || '@example.com', 'Fern & Cove', 'new-client',
    repeat('We make skincare in Asheville: four products. ', 10) from generate_series(1, 60) as n`,
);
await makeLeads(desk.database);
const cookie = await desk.memberOf('agent');
const browser = await openBrowser();
const visits: Visit[] = [];
for (let run = 0; run < runs; run++) {
  await quiet();
  visits.push(await visit(browser, desk, cookie));
}
await browser.close();
await desk.drop();

type Visit = { scriptBytes: number; answers: number; openings: number[] };
const openings = visits.flatMap((one) => one.openings);
console.log(`| the desk's list, ${runs} first visits | median | worst |\n|---|--:|--:|`);
const scripts = visits.map(({ scriptBytes }) => scriptBytes / kilobyte);
console.log(
  `| script of the first visit, KB as sent | ${median(scripts).toFixed(1)} | ${Math.max(...scripts).toFixed(1)} |`,
);
const answers = visits.map((one) => one.answers);
console.log(
  `| until a key is answered, ms, slow 4G and ${rate}x CPU | ${median(answers)} | ${Math.max(...answers)} |`,
);
console.log(
  `| a lead opened by a press to its next paint, ms, ${rate}x CPU | ${median(openings)} | ${Math.max(...openings)} |`,
);

/** One person's first visit, with nothing in the browser's cache. */
async function visit(on: Browser, { url }: DeskApp, session: string): Promise<Visit> {
  const context = await on.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'desk', value: session.replace('desk=', ''), url }]);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto('/desk/leads', { waitUntil: 'commit' });
  const answersAt = await firstAnswer(page);
  const scriptBytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await devtools.send('Network.emulateNetworkConditions', fastLine);
  await page.waitForTimeout(3_000);
  const times: number[] = [];
  for (let row = 3; row < 13; row++) {
    const link = page.locator('[role=row][data-ref]').nth(row).locator('[data-row-link]');
    await link.scrollIntoViewIfNeeded();
    const place = await link.boundingBox();
    if (!place) throw new Error('A row has no place');
    // Not by the locator: what it looks up in the page would be a part of the press.
    const { duration } = await measured(page, () => page.mouse.click(place.x + 8, place.y + 8));
    times.push(duration);
  }
  await context.close();
  return { scriptBytes, answers: Math.round(answersAt), openings: times };
}

/** Presses J until a row has the focus. @returns milliseconds since the visit began */
async function firstAnswer(page: Page): Promise<number> {
  // Not by a locator: it looks again only every half second.
  await page.waitForFunction(() => document.querySelector('[role=row][data-ref]') !== null);
  for (;;) {
    await page.keyboard.press('j');
    const at = await page.evaluate(() =>
      document.activeElement?.closest('[role=row]') ? performance.now() : undefined,
    );
    if (at !== undefined) return at;
  }
}
