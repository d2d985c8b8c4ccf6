import { documentOf } from '#shared/desk/working-copy.ts';
import { copyOfKept, type Kept, type Place } from './document-store.ts';

type Drafted = { published: Record<string, unknown>; drafted: Record<string, unknown> };

export async function readDrafted(staff: Place['staff']): Promise<Drafted> {
  const rows = (await staff.query('select id, published, drafts from staff.content_document')) as Pick<
    Kept,
    'id' | 'published' | 'drafts'
  >[];
  return {
    published: Object.fromEntries(rows.map((kept) => [kept.id, copyOfKept(kept).published])),
    drafted: Object.fromEntries(rows.map((kept) => [kept.id, documentOf(copyOfKept(kept))])),
  };
}
