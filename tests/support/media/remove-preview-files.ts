import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskSite } from '#tests/support/desk/site.ts';

/** Removes the pictures of drafts, which the preview writes into the build's folder. */
export async function removePreviewFiles({ database }: DeskSite): Promise<void> {
  for (const { file } of await database.query('select file from staff.picture'))
    rmSync(join('src/pictures', String(file)), { force: true });
}
