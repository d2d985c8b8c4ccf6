import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getBuilderFile, getReleaseFolder, readLiveRelease } from '#server/static/release-folder.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { failAbandonedReleases } from './release-queue.ts';
import { readSchedule } from './schedule.ts';

const builderActiveMilliseconds = 30_000;
const maxListedReleases = 30;

type ReleaseStore = { staff: Pick<StaffDatabase, 'query'>; dataDir: string };

export async function readPublishing({
  staff,
  dataDir,
}: ReleaseStore): Promise<Omit<Publishing, 'hasBuilder'>> {
  await failAbandonedReleases(staff);
  const releases = await listReleases({ staff, dataDir });
  const isInProgress = ({ state }: Release) => state === 'checking' || state === 'building';
  const waiting = releases.filter(({ state }) => state === 'queued').toReversed();
  const now = releases.find(isInProgress) ?? waiting.shift() ?? releases[0] ?? null;
  return {
    now,
    next: waiting[0] ?? null,
    live: releases.find(({ isLive }) => isLive) ?? null,
    before: releases.find(({ mayReturn }) => mayReturn) ?? null,
    scheduled: await readSchedule(staff),
  };
}

/** Newest first. */
export async function listReleases(
  { staff, dataDir }: ReleaseStore,
  id: string | null = null,
): Promise<Release[]> {
  const live = await readLiveRelease(dataDir);
  const rows = await staff.query(
    `with live as (
      select id from staff.release where state = 'live' order by ended_at desc limit 1
    )
    select id, number, kind, state, step, steps, asked_at as "askedAt", asked_by as "askedBy", begun_at as "begunAt",
      ended_at as "endedAt", due_at as "dueAt", reason, problems, changes, folder, id = (select id from live) as "isNewest"
    from staff.release where $1::uuid is null or id = $1
    order by state in ('queued', 'checking', 'building') desc, coalesce(ended_at, asked_at) desc, number desc
    limit ${maxListedReleases}`,
    [id],
  );
  const offered = new Set<unknown>();
  const releases: Release[] = [];
  for (const { folder, isNewest, ...row } of rows) {
    const isLive = isNewest === true && live !== undefined;
    if (isLive) offered.add(folder);
    const isFormer = row.state === 'live' && !isLive && !offered.has(folder) && folder !== live?.id;
    const mayReturn = isFormer && (await isReleaseFolder(getReleaseFolder(dataDir, String(folder))));
    // A release that was live twice is listed twice, but offered for rollback only once.
    if (mayReturn) offered.add(folder);
    releases.push({ ...row, isLive, mayReturn } as Release);
  }
  return releases;
}

export async function isBuilderActive(dataDir: string): Promise<boolean> {
  const found = await stat(getBuilderFile(dataDir)).catch(() => undefined);
  return found !== undefined && found.mtimeMs > Date.now() - builderActiveMilliseconds;
}

function isReleaseFolder(folder: string): Promise<boolean> {
  return stat(join(folder, 'release.json')).then(
    () => true,
    () => false,
  );
}
