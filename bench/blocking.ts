/**
 * `npm run bench blocking [-- PATH ...]` prints the total blocking time of several builds, loaded alternately in a
 * phone-sized window. It counts the CPU time of each main-thread task, multiplied by four, so that other work on the machine hardly
 * affects it. Unlike Lighthouse, it also counts all layout. Paths default to / and /services. Settings: RUNS (10),
 * BUILDS (`dist`; folders separated by commas), WINDOW (1 shows the window).
 */
import { chromium } from '@playwright/test';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { findBrowser } from '#tests/support/run/find-browser.ts';
import { calculateMedian } from './median.ts';

const runs = Number(process.env.RUNS ?? 10);
const builds = (process.env.BUILDS ?? 'dist').split(',');
const requestedPaths = process.argv.slice(2);
const paths = requestedPaths.length > 0 ? requestedPaths : ['/', '/services'];
const cpuSlowdown = 4;
const longTaskMilliseconds = 50;
/** Time in milliseconds that a page has, after the load event, to lay out its remaining sections. */
const settleMilliseconds = 2_500;

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };
type BlockingTimes = { afterPaint: number; wholeLoad: number };

const loads = new Map<string, BlockingTimes[]>();
for (let run = 1; run <= runs; run++)
  for (const path of paths)
    for (const build of builds) {
      const key = `${path} ${build}`;
      loads.set(key, [...(loads.get(key) ?? []), await measureLoad(build, path)]);
      process.stderr.write(`run ${run}/${runs} ${key}\n`);
    }

const formatRange = (values: number[]) =>
  `${calculateMedian(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
console.log('| page, build | after the first paint, ms | whole load, ms |\n| --- | --- | --- |');
for (const [key, all] of loads)
  console.log(
    `| ${key} | ${formatRange(all.map(({ afterPaint }) => afterPaint))} | ${formatRange(all.map(({ wholeLoad }) => wholeLoad))} |`,
  );

async function measureLoad(build: string, path: string): Promise<BlockingTimes> {
  const app = await buildApp(readConfig({ STATIC_DIR: build, LOG_LEVEL: 'silent' }), unreachableDatabase);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    headless: !process.env.WINDOW,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'loading', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(new URL(path, origin).href, { waitUntil: 'load' });
  await page.waitForTimeout(settleMilliseconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await browser.close();
  await app.close();
  return calculateBlockingTimes(traceEvents);
}

function calculateBlockingTimes(events: TraceEvent[]): BlockingTimes {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was never painted');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid,
  );
  const sumBlockingTime = (measuredTasks: TraceEvent[]) =>
    measuredTasks.reduce(
      (all, { tdur = 0 }) => all + Math.max(0, (tdur / 1000) * cpuSlowdown - longTaskMilliseconds),
      0,
    );
  return {
    afterPaint: sumBlockingTime(tasks.filter(({ ts }) => ts > paint.ts)),
    wholeLoad: sumBlockingTime(tasks),
  };
}
