import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ContentStore } from '#server/content/document-store.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrEditor } from '#server/desk/roles.ts';
import type { ContentDocument, ContentHistory, HistoryLine } from '#shared/desk/content.ts';
import type { Patch } from '#shared/desk/working-copy.ts';

const pageSize = 50;
const querySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  document: z.string().optional(),
});

type RestoreVersion = (request: FastifyRequest, document: string, undo: Patch) => Promise<ContentDocument>;

export async function contentHistoryRoutes(
  app: FastifyInstance,
  { staff }: ContentStore,
  restore: RestoreVersion,
) {
  app.get('/content/history', adminOrEditor, async ({ query }): Promise<ContentHistory> => {
    const { before, document } = querySchema.safeParse(query).data ?? {};
    const rows = await staff.query(
      `select id::text as id, document, place as "where", before, after, member_id as by, published_at as at,
        undo is not null as "mayRestore"
      from staff.content_history
      where ($1::bigint is null or id < $1) and ($2::text is null or document = $2) order by id desc limit $3`,
      [before ?? null, document ?? null, pageSize],
    );
    const lines = rows as HistoryLine[];
    return { lines, next: lines.length === pageSize ? (lines.at(-1)?.id ?? null) : null };
  });

  app.post<{ Params: { id: string } }>('/content/history/:id/restore', adminOrEditor, async (request) => {
    const id = /^\d{1,18}$/.test(request.params.id) ? request.params.id : '0';
    const [line] = await staff.query('select document, undo from staff.content_history where id = $1', [id]);
    if (!line) throw new Refused(404, 'unknown', 'This change does not exist.');
    if (!line.undo) throw new Refused(409, 'gone', 'The changed field no longer exists.');
    return restore(request, String(line.document), line.undo as Patch);
  });
}
