import { readFileSync } from 'node:fs';
import type { RunningProcess } from '../insert/start.ts';
import { createDeskClient, formatQuantile } from './questions.ts';
import { runDesk, sendForms } from './visitors.ts';

const kilobytesPerMegabyte = 1024;
const sampleIntervalMilliseconds = 250;

/**
 * Prints the memory of a server that stores visitors' forms. Runs with no desk and with all desks active alternate;
 * each run starts a new server.
 * @param startServer starts a server
 * @param cookies one for each desk
 */
export async function measureMemory(
  startServer: () => Promise<RunningProcess>,
  cookies: string[],
  rounds: number,
  seconds: number,
): Promise<void> {
  const atWork = `${cookies.length} active desks`;
  const measured: Record<string, number[]> = { 'no desk': [], [atWork]: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, figures] of Object.entries(measured)) {
      const server = await startServer();
      try {
        figures.push(await measureServerMemory(server, name === atWork ? cookies : [], seconds));
      } finally {
        await server.stop();
      }
    }
  }
  console.log(`| memory of the server, ${rounds} rounds | median MB | maximum MB |\n| --- | ---: | ---: |`);
  for (const [name, figures] of Object.entries(measured))
    console.log(`| ${name} | ${formatQuantile(figures, 0.5)} | ${formatQuantile(figures, 1)} |`);
  const [without = [], withDesks = []] = Object.values(measured);
  const more = Number(formatQuantile(withDesks, 0.5)) - Number(formatQuantile(without, 0.5));
  console.log(`\nAdditional memory with ${atWork}: ${more.toFixed(1)} MB`);
}

/** @returns the median of the samples from the second half of the run, in MB */
async function measureServerMemory(
  { address, pid }: RunningProcess,
  cookies: string[],
  seconds: number,
): Promise<number> {
  const ending = new AbortController();
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(readResidentMegabytes(pid)), sampleIntervalMilliseconds);
  const working = cookies.map(async (cookie) => {
    await loadDeskPage(address);
    await runDesk(createDeskClient(address, cookie), ending.signal);
  });
  try {
    await sendForms(address, seconds);
  } finally {
    clearInterval(sampling);
    ending.abort();
  }
  await Promise.all(working);
  return Number(formatQuantile(samples.slice(samples.length / 2), 0.5));
}

async function loadDeskPage(address: string): Promise<void> {
  const html = await (await fetch(`${address}/desk`)).text();
  for (const [, path] of html.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g))
    await (await fetch(address + path)).arrayBuffer();
}

export function readResidentMegabytes(pid: number): number {
  const [, resident] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(resident) / kilobytesPerMegabyte;
}
