import { documentOf } from '#shared/desk/working-copy.ts';
import { type ContentStore, createWorkingCopy, type StoredDocument } from './document-store.ts';

type DraftedContent = { published: Record<string, unknown>; drafted: Record<string, unknown> };

export async function readDraftedContent(staff: ContentStore['staff']): Promise<DraftedContent> {
  const rows = (await staff.query('select id, published, drafts from staff.content_document')) as Pick<
    StoredDocument,
    'id' | 'published' | 'drafts'
  >[];
  return {
    published: Object.fromEntries(rows.map((stored) => [stored.id, createWorkingCopy(stored).published])),
    drafted: Object.fromEntries(rows.map((stored) => [stored.id, documentOf(createWorkingCopy(stored))])),
  };
}
