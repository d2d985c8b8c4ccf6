import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { readPictureData, readPictureFiles } from '#server/media/picture-store.ts';

export const pictureFolder = join(import.meta.dirname, '../../src/pictures');
const uploadPattern = /\buploads\/[0-9a-f]{16}\.(?:jpg|png|webp|svg|mp4|webm|woff2)\b/g;

export function findUploads(text: string): Set<string> {
  return new Set(text.match(uploadPattern));
}

export async function findUploadsInFolder(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return findUploads(texts.join('\n'));
}

export async function listSitePictures(): Promise<string[]> {
  const names = await readdir(pictureFolder, { recursive: true }).catch(() => []);
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:svg|jpg|png|webp|avif)$/.test(name) && !name.startsWith('uploads/'))
    .toSorted();
}

export async function readUploads(staff: StaffQueries): Promise<Set<string>> {
  const files = await readdir(join(pictureFolder, 'uploads')).catch(() => []);
  return new Set([...files.map((name) => `uploads/${name}`), ...(await readPictureFiles(staff))]);
}

/** Skips existing files. @returns the written ones */
export async function writeUploads(
  staff: StaffQueries,
  files: Iterable<string>,
  folder = pictureFolder,
): Promise<string[]> {
  const written: string[] = [];
  for (const file of files) {
    const target = join(folder, file);
    if (existsSync(target)) continue;
    const data = await readPictureData(staff, file);
    if (!data) continue;
    await mkdir(join(folder, 'uploads'), { recursive: true });
    await writeFile(`${target}.${process.pid}`, data);
    await rename(`${target}.${process.pid}`, target);
    written.push(file);
  }
  return written;
}

/** Deletes the files only; the database keeps the pictures. */
export async function deleteOtherUploads(
  staff: StaffQueries,
  used: ReadonlySet<string>,
  folder = pictureFolder,
): Promise<void> {
  for (const file of await readPictureFiles(staff))
    if (!used.has(file)) await rm(join(folder, file), { force: true });
}
