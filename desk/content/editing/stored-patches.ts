import type { ContentDocument, StoredChange } from '#shared/desk/content.ts';
import type { Patch } from '#shared/desk/working-copy.ts';

export function toPatch({ path, ...change }: StoredChange): Patch {
  if ('order' in change) return { path, order: change.order, added: change.added };
  return 'value' in change ? { path, value: change.value } : { path };
}

/** Converts saved changes to patches and leaves out stale ones. */
export function toPatches({ changes }: ContentDocument): Patch[] {
  return changes.filter(({ stale }) => !stale).map(toPatch);
}
