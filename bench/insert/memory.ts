import type { LoadResult } from './load.ts';

const rowsPerLine = 100_000;

/**
 * Sends rows until the server has acknowledged the given number, and prints its speed and resident memory every
 * 100,000 rows.
 * @param metrics URL of the server's `/metrics`
 * @param send generates load for the given number of seconds
 */
export async function watchMemory(
  metrics: string,
  rows: number,
  send: () => Promise<LoadResult>,
): Promise<void> {
  let highest = 0;
  let next = 0;
  let answered = 0;
  let before = { answered: 0, at: performance.now() };
  const printLine = async () => {
    const text = await (await fetch(metrics)).text();
    const resident = Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20);
    answered = Number(/^http_requests_total\{method="POST".*status="201"\} (\d+)/m.exec(text)?.[1] ?? 0);
    highest = Math.max(highest, resident);
    if (answered < next) return;
    const seconds = (performance.now() - before.at) / 1000;
    const perSecond = Math.round((answered - before.answered) / seconds);
    console.log(`| ${answered.toLocaleString('en')} | ${perSecond} | ${resident} MB |`);
    before = { answered, at: performance.now() };
    next = (Math.floor(answered / rowsPerLine) + 1) * rowsPerLine;
  };
  console.log('| rows | rows/s since the last line | resident memory |\n| --- | ---: | ---: |');
  await printLine();
  const timer = setInterval(printLine, 500);
  while (answered < rows) await send();
  clearInterval(timer);
  console.log(`\nat most ${highest} MB`);
}
