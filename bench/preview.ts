/**
 * `npm run bench:preview`: how long the preview takes from the question to the finished page, for every document in turns,
 * and how much memory its process has then. It runs as the server starts it. Then in the desk: from a key typed in a
 * field, after which no other follows, to the page that shows it, the pause that is waited for included.
 * Setting: TIMES (20).
 */
import { previewOptions } from '#server/preview/preview-process.ts';
import { documents } from '#src/content/documents.ts';
import { startRenderer } from '#tests/support/desk/preview-pages.ts';
import { startDeskSite } from '#tests/support/desk/start-desk-site.ts';
import { findWindowless } from '#tests/support/run/find-browser.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

const times = Number(process.env.TIMES || 20);
const usualMegabytes = 250;
/** Where one types, in the first lines: on a short page, and on the longest two. */
const typedIn = ['live-production', 'home', 'services'];

const began = performance.now();
const renderer = await startRenderer(previewOptions(usualMegabytes));
console.log(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);

const took = new Map<string, number[]>();
let most = 0;
for (let turn = 0; turn < times; turn += 1) {
  for (const id of documents.keys()) {
    const from = performance.now();
    const { memory } = await renderer.page(id);
    if (turn > 0) took.set(id, [...(took.get(id) ?? []), performance.now() - from]);
    most = Math.max(most, memory);
  }
}
renderer.stop();

const at = (values: number[], share: number) =>
  values
    .toSorted((a, b) => a - b)
    [Math.min(values.length - 1, Math.floor(values.length * share))]?.toFixed(0);
console.log('\n| document | median | 99 of 100 |\n| --- | ---: | ---: |');
for (const [id, values] of took) console.log(`| ${id} | ${at(values, 0.5)} ms | ${at(values, 0.99)} ms |`);
const all = [...took.values()].flat();
console.log(`| all | ${at(all, 0.5)} ms | ${at(all, 0.99)} ms |`);
console.log(`\nat most ${Math.round(most / 1024 / 1024)} MB`);

const { site, stop } = await startDeskSite({});
const cookie = await site.memberOf('editor');
const browser = await openBrowser(findWindowless());
const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: site.url }]);
const page = await context.newPage();
console.log('\n| typed in | median | slowest |\n| --- | ---: | ---: |');
for (const document of typedIn) {
  await page.goto(`/desk/words/${document}`);
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await frame.locator(`[data-content="${document}#hero/lead"]`).first().click({ timeout: 150_000 });
  const field = page.locator(':focus');
  await field.press('End');
  const shown: number[] = [];
  for (let turn = 0; turn <= times; turn += 1) {
    await quiet();
    await page.waitForTimeout(1_000);
    const recorded = await page.evaluateHandle(recordShown, `[data-content="${document}#hero/lead"]`);
    await field.press('a');
    const milliseconds = await recorded.evaluate(({ taken }) => taken);
    if (turn > 0) shown.push(milliseconds);
  }
  console.log(`| ${document} | ${at(shown, 0.5)} ms | ${at(shown, 1)} ms |`);
}
await browser.close();
await stop();

/** Runs in the desk: milliseconds from the next key that changes a field to the frame after which its text is another in the page. */
function recordShown(selector: string) {
  const seen = () =>
    [...document.querySelectorAll('iframe')]
      .find((one) => getComputedStyle(one).visibility === 'visible')
      ?.contentDocument?.querySelector(selector)?.textContent;
  const taken = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const before = seen();
      const look = () => {
        if (seen() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(Math.round(performance.now() - timeStamp)));
      };
      look();
    };
    addEventListener('input', begin, { once: true, capture: true });
  });
  return { taken };
}
