import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'port');

/** Leaves the port of the running server in its data folder, for commands that print links. @returns takes it back */
export async function notePort(dataDir: string, port: number): Promise<() => Promise<void>> {
  await writeFile(fileIn(dataDir), `${port}\n`).catch(() => {});
  return () => rm(fileIn(dataDir), { force: true });
}

/** The port of the server that runs on a data folder, or undefined where none left it. */
export async function readPort(dataDir: string): Promise<number | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return Number(text) || undefined;
}
