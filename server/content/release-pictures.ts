import { join } from 'node:path';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { getReleaseFolder } from '#server/static/release-folder.ts';
import { listReleases } from './releases.ts';
import { findUploadsInFolder, readUploads } from './upload-files.ts';

type ReleasePictureStore = { staff: StaffQueries; dataDir: string };

export async function findPicturesOfPreviousRelease(store: ReleasePictureStore): Promise<Set<string>> {
  const previousRelease = (await listReleases(store)).find(({ mayReturn }) => mayReturn);
  return previousRelease ? findPicturesOfRelease(store, previousRelease.id) : new Set();
}

export async function findDeletedPictures(store: ReleasePictureStore, release: string): Promise<string[]> {
  const known = await readUploads(store.staff);
  return [...(await findPicturesOfRelease(store, release))].filter((file) => !known.has(file));
}

async function findPicturesOfRelease(
  { staff, dataDir }: ReleasePictureStore,
  id: string,
): Promise<Set<string>> {
  const [row] = await staff.query('select folder from staff.release where id = $1', [id]);
  return findUploadsInFolder(join(getReleaseFolder(dataDir, String(row?.folder)), 'content'));
}
