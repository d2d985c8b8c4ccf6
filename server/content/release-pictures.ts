import { join } from 'node:path';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { releaseFolder } from '#server/static/release-folder.ts';
import { listReleases } from './releases.ts';
import { readUploads, uploadsOf } from './upload-files.ts';

type Store = { staff: StaffQueries; dataDir: string };

export async function picturesOfPreviousRelease(store: Store): Promise<Set<string>> {
  const previousRelease = (await listReleases(store)).find(({ mayReturn }) => mayReturn);
  return previousRelease ? picturesOfRelease(store, previousRelease.id) : new Set();
}

export async function deletedPictures(store: Store, release: string): Promise<string[]> {
  const known = await readUploads(store.staff);
  return [...(await picturesOfRelease(store, release))].filter((file) => !known.has(file));
}

async function picturesOfRelease({ staff, dataDir }: Store, id: string): Promise<Set<string>> {
  const [row] = await staff.query('select folder from staff.release where id = $1', [id]);
  return uploadsOf(join(releaseFolder(dataDir, String(row?.folder)), 'content'));
}
