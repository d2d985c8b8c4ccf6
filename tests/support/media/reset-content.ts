import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskSite } from '#tests/support/desk/site.ts';

/** Deletes drafts and pictures, including the files that the preview has written into the build's folder. */
export async function resetContent({ database }: DeskSite): Promise<void> {
  await database.query("update staff.content_document set drafts = '[]', revision = revision + 1");
  for (const { file } of await database.query('delete from staff.picture returning file'))
    rmSync(join('src/pictures', String(file)), { force: true });
}
