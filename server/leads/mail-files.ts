import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffQueries } from '#server/db/staff-query.ts';

const emlFileName = /^[\w-]+\.eml$/;
const jobFileName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.part)?$/;

/** Without a mail server, emails are written here. */
export function getMailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Deletes the files of emails whose job is gone, and the files named in `others`. */
export async function deleteMailFiles(
  staff: StaffQueries,
  dataDir: string,
  others: string[] = [],
): Promise<number> {
  const folder = getMailFolder(dataDir);
  const files = await ignoreMissing(readdir(folder), []);
  const ids = files.flatMap((file) => jobFileName.exec(file)?.[1] ?? []);
  const orphans =
    ids.length === 0
      ? []
      : await staff.query(
          `select id || '.eml' as file from unnest($1::uuid[]) as files (id)
          where not exists (select from staff.job where job.id = files.id)`,
          [ids],
        );
  let deleted = 0;
  for (const file of new Set([...others, ...orphans.map(({ file }) => String(file))])) {
    if (!emlFileName.test(file)) continue;
    const path = join(folder, file);
    // Left behind by a process that was killed while it wrote.
    await rm(`${path}.part`, { force: true });
    if (
      await ignoreMissing(
        rm(path).then(() => true),
        false,
      )
    )
      deleted += 1;
  }
  return deleted;
}

async function ignoreMissing<T>(work: Promise<T>, fallback: T): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return fallback;
  });
}
