import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const getPortFile = (dataDir: string) => join(dataDir, 'port');

/** Command-line tools need the port to print links to the desk. */
export async function writePort(dataDir: string, port: number): Promise<() => Promise<void>> {
  await writeFile(getPortFile(dataDir), `${port}\n`).catch(() => {});
  return () => rm(getPortFile(dataDir), { force: true });
}

export async function readPort(dataDir: string): Promise<number | undefined> {
  const text = await readFile(getPortFile(dataDir), 'utf8').catch(() => '');
  return Number(text) || undefined;
}
