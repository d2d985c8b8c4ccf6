import type { Load } from './load.ts';

const step = 100_000;

/**
 * Sends rows until the server has answered so many, and prints its resident memory at every 100,000.
 * @param metrics address of its `/metrics`
 * @param send puts load on it for some seconds
 */
export async function watchMemory(metrics: string, rows: number, send: () => Promise<Load>): Promise<void> {
  let highest = 0;
  let next = 0;
  let answered = 0;
  const look = async () => {
    const text = await (await fetch(metrics)).text();
    const resident = Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20);
    answered = Number(/^http_requests_total\{method="POST".*status="201"\} (\d+)/m.exec(text)?.[1] ?? 0);
    highest = Math.max(highest, resident);
    if (answered < next) return;
    console.log(`| ${answered.toLocaleString('en')} | ${resident} MB |`);
    next = (Math.floor(answered / step) + 1) * step;
  };
  console.log('| rows | resident memory |\n| --- | --- |');
  await look();
  const timer = setInterval(look, 500);
  while (answered < rows) await send();
  clearInterval(timer);
  console.log(`\nat most ${highest} MB`);
}
