import type { ContentDocument, StoredChange } from '#shared/desk/content.ts';
import type { Patch } from '#shared/desk/working-copy.ts';

export function patchOf({ path, ...change }: StoredChange): Patch {
  if ('order' in change) return { path, order: change.order, added: change.added };
  return 'value' in change ? { path, value: change.value } : { path };
}

/** Saved changes as patches, without stale ones. */
export function patchesOf({ changes }: ContentDocument): Patch[] {
  return changes.filter(({ stale }) => !stale).map(patchOf);
}
