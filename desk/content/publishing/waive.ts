import type { QueryClient } from '@tanstack/react-query';
import { contentKey, documentQuery, saveChanges } from '#desk/api/content.ts';
import { patchesOf } from '#desk/content/editing/stored-patches.ts';
import { versionAt } from '#desk/content/editing/unsaved.ts';
import { newKey } from '#desk/content/schema-form/new-key.ts';
import { copyOf, keyOf, membersAt, type Path, withMembers } from '#shared/desk/working-copy.ts';

const waived: Path = ['waived'];

/**
 * Adds a finding of the launch checklist to the waived ones, as a draft.
 * @returns the path of the field for its reason
 * @throws Error if someone else changed the list in the meantime
 */
export async function waive(client: QueryClient, finding: string): Promise<Path> {
  const document = await client.fetchQuery({ ...documentQuery('site'), staleTime: 0 });
  const copy = copyOf(document.published, patchesOf(document));
  const key = newKey();
  const order = [...membersAt(copy, waived), key];
  const patch = withMembers(copy, waived, order, { [key]: { finding, reason: '' } }).patches.get(
    keyOf(waived),
  );
  const was = versionAt(document, keyOf(waived));
  const answer = await saveChanges('site', [{ path: waived, patch: patch ?? null, was }]);
  if (answer.clashes.length > 0) throw new Error('Someone else changed that list just now. Try again.');
  await client.invalidateQueries({ queryKey: contentKey });
  return [...waived, key, 'reason'];
}
