import { documentOf } from '#shared/desk/working-copy.ts';
import { type ContentStore, type StoredDocument, workingCopyOf } from './document-store.ts';

type Drafted = { published: Record<string, unknown>; drafted: Record<string, unknown> };

export async function readDrafted(staff: ContentStore['staff']): Promise<Drafted> {
  const rows = (await staff.query('select id, published, drafts from staff.content_document')) as Pick<
    StoredDocument,
    'id' | 'published' | 'drafts'
  >[];
  return {
    published: Object.fromEntries(rows.map((stored) => [stored.id, workingCopyOf(stored).published])),
    drafted: Object.fromEntries(rows.map((stored) => [stored.id, documentOf(workingCopyOf(stored))])),
  };
}
