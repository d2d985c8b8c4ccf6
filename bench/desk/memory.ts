import { readFileSync } from 'node:fs';
import type { Process } from '../insert/start.ts';
import { figure, openDesk } from './questions.ts';
import { runDesk, sendVisits } from './visitors.ts';

const kilobytes = 1024;
const sampleMilliseconds = 250;

/**
 * Prints the memory of a server that stores visitors' forms, alternately without desks and with all desks active,
 * with a new server each time.
 * @param begin starts a server
 * @param cookies one for each desk
 */
export async function measureMemory(
  begin: () => Promise<Process>,
  cookies: string[],
  rounds: number,
  seconds: number,
): Promise<void> {
  const atWork = `${cookies.length} active desks`;
  const measured: Record<string, number[]> = { 'no desk': [], [atWork]: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, figures] of Object.entries(measured)) {
      const server = await begin();
      try {
        figures.push(await memoryOf(server, name === atWork ? cookies : [], seconds));
      } finally {
        await server.stop();
      }
    }
  }
  console.log(`| memory of the server, ${rounds} rounds | median MB | maximum MB |\n| --- | ---: | ---: |`);
  for (const [name, figures] of Object.entries(measured))
    console.log(`| ${name} | ${figure(figures, 0.5)} | ${figure(figures, 1)} |`);
  const [without = [], withDesks = []] = Object.values(measured);
  const more = Number(figure(withDesks, 0.5)) - Number(figure(without, 0.5));
  console.log(`\nAdditional memory with ${atWork}: ${more.toFixed(1)} MB`);
}

/** @returns MB, the median of the second half */
async function memoryOf({ address, pid }: Process, cookies: string[], seconds: number): Promise<number> {
  const ending = new AbortController();
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMegabytes(pid)), sampleMilliseconds);
  const working = cookies.map(async (cookie) => {
    await openPage(address);
    await runDesk(openDesk(address, cookie), ending.signal);
  });
  try {
    await sendVisits(address, seconds);
  } finally {
    clearInterval(sampling);
    ending.abort();
  }
  await Promise.all(working);
  return Number(figure(samples.slice(samples.length / 2), 0.5));
}

async function openPage(address: string): Promise<void> {
  const html = await (await fetch(`${address}/desk`)).text();
  for (const [, path] of html.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g))
    await (await fetch(address + path)).arrayBuffer();
}

export function residentMegabytes(pid: number): number {
  const [, resident] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(resident) / kilobytes;
}
