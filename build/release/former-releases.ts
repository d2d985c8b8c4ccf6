import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed } from '#server/static/site-files.ts';

const formerFileLifetimeMilliseconds = 24 * 60 * 60 * 1000;
const maxStoredReleases = 5;

type FormerFiles = Record<string, string>;

/** Keeps the live release's hashed files for open pages: its own for 24 hours, copied ones until their expiry time. */
export async function copyFormerFiles(served: string, release: string, now = new Date()): Promise<void> {
  const site = join(release, 'site');
  const [servedFiles, formerFiles] = await Promise.all([
    readFormerFiles(join(served, '..')),
    readFormerFiles(release),
  ]);
  const merged: FormerFiles = { ...formerFiles };
  const until = new Date(+now + formerFileLifetimeMilliseconds).toISOString();
  for (const name of await listHashedFiles(served)) {
    const end = servedFiles[name] ?? until;
    if (new Date(end) <= now) continue;
    if (await linkOrCopyFile(join(served, name), join(site, name))) merged[name] = end;
    else if (name in merged) merged[name] = end;
  }
  await writeFile(join(release, 'former.json'), JSON.stringify(merged));
}

export async function deleteOldReleases(releases: string, served: string): Promise<void> {
  const names = (await readdir(releases, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const complete = names.map(({ name }) => name).filter((name) => !name.includes('.'));
  const datedReleases = await Promise.all(
    complete.map(async (name) => ({ name, at: (await readRelease(join(releases, name)))?.at ?? '' })),
  );
  const newest = datedReleases.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ name }) => name);
  const retained = new Set([
    served,
    ...newest.filter((name) => name !== served).slice(0, maxStoredReleases - 1),
  ]);
  for (const { name } of names) if (!retained.has(name)) await rm(join(releases, name), { recursive: true });
}

export type BuiltRelease = { at: string; project: string; changes: unknown[] };

export async function readRelease(folder: string): Promise<BuiltRelease | undefined> {
  return readJson(join(folder, 'release.json'));
}

async function readFormerFiles(release: string): Promise<FormerFiles> {
  return (await readJson<FormerFiles>(join(release, 'former.json'))) ?? {};
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function listHashedFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((name) => isHashed(`/${name.replace(/\.(?:br|gz)$/, '')}`));
}

async function linkOrCopyFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    // A hard link takes no space. It fails across file systems.
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
