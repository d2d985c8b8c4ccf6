/**
 * `npm run bench:interactions [-- NAME ...]`: how long a press takes to its next paint on a phone of 390 px at 4x CPU,
 * in the built site, as INP counts it. Names pick scripts of bench/interaction-scripts.ts (`survey roi`).
 * First presses also fetch their code over a simulated slow 4G line; they show the time until their result stands there.
 * Settings: RUNS (5), CPU (4).
 */
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { absentDatabase } from '#tests/support/database/absent.ts';
import { measured, type Press, recordInteractions } from './interaction-meter.ts';
import { scripts } from './interaction-scripts.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

const runs = Number(process.env.RUNS ?? 5);
const rate = Number(process.env.CPU ?? 4);
const target = 100;
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const config = readConfig({ STATIC_DIR: 'dist', LOG_LEVEL: 'silent' });
const app = await buildApp(config, absentDatabase);
const baseURL = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await openBrowser();

const firsts = new Map<string, Press[]>();
const warm = new Map<string, Press[]>();
const asked = process.argv.slice(2);
const chosen = scripts.filter(({ name }) => asked.length === 0 || asked.includes(name));
for (let run = 1; run <= runs; run++) {
  await quiet();
  for (const script of chosen) {
    process.stderr.write(`run ${run}/${runs} ${script.name}\n`);
    await visit(script);
  }
}
await browser.close();
await app.close();
print();

async function visit(script: (typeof scripts)[number]) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  // What a form sends is stored at once: the database is not what is measured here.
  await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
  const devtools = await context.newCDPSession(page);
  await script({
    page,
    async open(path, awake) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(path, { waitUntil: 'networkidle' });
      if (awake) await page.locator('main astro-island[ssr]').waitFor({ state: 'detached' });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await page.waitForTimeout(500);
    },
    async first(name, control, shown) {
      await control.scrollIntoViewIfNeeded();
      await devtools.send('Network.emulateNetworkConditions', slow4G);
      keep(firsts, name, await measured(page, () => control.tap(), shown));
      await devtools.send('Network.emulateNetworkConditions', fastLine);
    },
    async press(name, control, shown) {
      await control.scrollIntoViewIfNeeded();
      keep(warm, name, await measured(page, () => control.tap(), shown));
    },
    async key(name, key) {
      keep(warm, name, await measured(page, () => page.keyboard.press(key)));
    },
  });
  await context.close();
}

function keep(all: Map<string, Press[]>, name: string, press: Press) {
  all.set(name, [...(all.get(name) ?? []), press]);
}

function print() {
  console.log(table(`interaction at ${rate}x CPU, 390 px`, warm));
  console.log(table('first press, its code still to come over slow 4G', firsts));
  const slow = [...warm, ...firsts].filter(([, all]) => median(all.map(({ duration }) => duration)) > target);
  console.log(`${slow.length} above ${target} ms. What is reported as 16 ms may be faster.`);
}

function table(title: string, presses: Map<string, Press[]>): string {
  const rows = [...presses].map(([name, all]) => {
    const durations = all.map(({ duration }) => duration);
    const shown = all.flatMap((press) => press.shown ?? []);
    const result = shown.length > 0 ? `${Math.round(median(shown))} ms` : '';
    return `| ${name} | ${all.length} | ${median(durations)} ms | ${Math.max(...durations)} ms | ${result} |`;
  });
  return `| ${title} | presses | median | worst | to its result |\n|---|--:|--:|--:|--:|\n${rows.join('\n')}\n`;
}
