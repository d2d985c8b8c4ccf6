import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Live = {
  id: string;
  project: string;
};

export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

export function releaseFolder(dataDir: string, id: string): string {
  return join(releasesFolder(dataDir), id);
}

export async function readLive(dataDir: string): Promise<Live | undefined> {
  const text = await readFile(liveFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export async function liveReleaseVersion(dataDir: string): Promise<string> {
  const found = await stat(liveFile(dataDir)).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs}` : '';
}

export async function setLive(dataDir: string, live: Live): Promise<void> {
  const draft = join(releasesFolder(dataDir), `live.${randomUUID()}`);
  await mkdir(releasesFolder(dataDir), { recursive: true });
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(live)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, liveFile(dataDir));
}

function liveFile(dataDir: string): string {
  return join(releasesFolder(dataDir), 'live.json');
}

export function builderFile(dataDir: string): string {
  return join(releasesFolder(dataDir), 'builder');
}
