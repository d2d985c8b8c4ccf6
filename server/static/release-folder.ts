import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type LiveRelease = {
  id: string;
  project: string;
};

export function getReleasesFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

export function getReleaseFolder(dataDir: string, id: string): string {
  return join(getReleasesFolder(dataDir), id);
}

export async function readLiveRelease(dataDir: string): Promise<LiveRelease | undefined> {
  const text = await readFile(getLiveFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export async function readLiveVersion(dataDir: string): Promise<string> {
  const found = await stat(getLiveFile(dataDir)).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs}` : '';
}

export async function setLiveRelease(dataDir: string, live: LiveRelease): Promise<void> {
  const draft = join(getReleasesFolder(dataDir), `live.${randomUUID()}`);
  await mkdir(getReleasesFolder(dataDir), { recursive: true });
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(live)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, getLiveFile(dataDir));
}

function getLiveFile(dataDir: string): string {
  return join(getReleasesFolder(dataDir), 'live.json');
}

export function getBuilderFile(dataDir: string): string {
  return join(getReleasesFolder(dataDir), 'builder');
}
