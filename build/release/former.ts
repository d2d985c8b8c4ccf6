import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed } from '#server/static/site-files.ts';

const keptMilliseconds = 24 * 60 * 60 * 1000;
const most = 5;

type Former = Record<string, string>;

/**
 * Adds to a release what pages of the site that is served now may still ask for: its hashed files, for 24 hours, and what
 * it keeps itself of those before it. A release that is gone back to may have some already.
 * @param served folder of the site that is served
 * @param release folder of the release that takes its place, which is not served yet
 */
export async function keepFormer(served: string, release: string, now = new Date()): Promise<void> {
  const site = join(release, 'site');
  const [ofServed, own] = await Promise.all([readFormer(join(served, '..')), readFormer(release)]);
  const kept: Former = { ...own };
  const until = new Date(+now + keptMilliseconds).toISOString();
  for (const name of await hashedFiles(served)) {
    const end = ofServed[name] ?? until;
    if (new Date(end) <= now) continue;
    if (await addFile(join(served, name), join(site, name))) kept[name] = end;
    else if (name in kept) kept[name] = end;
  }
  await writeFile(join(release, 'former.json'), JSON.stringify(kept));
}

/**
 * Deletes old releases and abandoned drafts, except the newest and the live one.
 * @param served folder name of the live release
 */
export async function pruneReleases(releases: string, served: string): Promise<void> {
  const names = (await readdir(releases, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const whole = names.map(({ name }) => name).filter((name) => !name.includes('.'));
  const made = await Promise.all(
    whole.map(async (name) => ({ name, at: (await readRelease(join(releases, name)))?.at ?? '' })),
  );
  const newest = made.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ name }) => name);
  const kept = new Set([served, ...newest.filter((name) => name !== served).slice(0, most - 1)]);
  for (const { name } of names) if (!kept.has(name)) await rm(join(releases, name), { recursive: true });
}

export type Made = { at: string; project: string; changes: unknown[] };

export async function readRelease(folder: string): Promise<Made | undefined> {
  return readJson(join(folder, 'release.json'));
}

async function readFormer(release: string): Promise<Former> {
  return (await readJson<Former>(join(release, 'former.json'))) ?? {};
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function hashedFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((name) => isHashed(`/${name.replace(/\.(?:br|gz)$/, '')}`));
}

/** @returns whether it was not there */
async function addFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    // Where both lie on one disk they share their bytes.
    await link(from, to).catch(async (error) => {
      if (error.code === 'EEXIST') throw error;
      await copyFile(from, to, 1);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
