/**
 * `npm run bench:preview`: how long the preview takes from the question to the finished page, for every document in turns,
 * and how much memory its process has then. It runs as the server starts it. Setting: TIMES (20).
 */

import { previewOptions } from '#server/preview/preview-process.ts';
import { documents } from '#src/content/documents.ts';
import { startRenderer } from '#tests/support/preview-pages.ts';

const times = Number(process.env.TIMES || 20);
const usualMegabytes = 250;

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
