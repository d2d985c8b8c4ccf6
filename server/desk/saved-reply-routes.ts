import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSqlError } from '#server/db/database.ts';
import { formatIsoSql, type Row } from '#server/db/staff-query.ts';
import type { SavedReply, SavedReplyChange, SavedReplyText } from '#shared/desk/saved-replies.ts';
import type { DeskContext } from './context.ts';
import { Refused, readBody } from './refused.ts';
import { adminOrAgent } from './roles.ts';

const textSchema: z.ZodType<SavedReplyText> = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'A name has at most 80 characters.'),
  shortcut: z.string().regex(/^[a-z]{2,12}$/, 'A shortcut has 2 to 12 letters from a to z.'),
  text: z
    .string()
    .max(5_000, 'A saved reply has at most 5,000 characters.')
    .refine((text) => text.trim() !== '', 'Enter the text of the reply.'),
});
const changeSchema: z.ZodType<SavedReplyChange> = z.strictObject({ text: textSchema, was: textSchema });
const columns = `id, name, shortcut, body as text, member_id as by, ${formatIsoSql('changed_at')} as "changedAt"`;
const isId = (id: string) => z.uuid().safeParse(id).success;
type Params = { id: string };

export async function savedReplyRoutes(app: FastifyInstance, { staff }: DeskContext): Promise<void> {
  app.get('/saved-replies', adminOrAgent, async () =>
    staff.query(`select ${columns} from staff.saved_reply order by lower(name), id`),
  );

  app.post('/saved-replies', adminOrAgent, async (request, reply) => {
    const { name, shortcut, text } = readBody(textSchema, request);
    const [made] = await refuseDuplicateShortcut(shortcut, () =>
      staff.query(
        `insert into staff.saved_reply (member_id, name, shortcut, body) values ($1, $2, $3, $4) returning ${columns}`,
        [request.member.id, name, shortcut, text],
      ),
    );
    return reply.code(201).send(made as SavedReply);
  });

  app.put<{ Params: Params }>('/saved-replies/:id', adminOrAgent, async (request, reply) => {
    const { id } = request.params;
    const { text: newText, was } = readBody(changeSchema, request);
    if (!isId(id)) throw createGoneError();
    const [changed] = await refuseDuplicateShortcut(newText.shortcut, () =>
      staff.query(
        `update staff.saved_reply set changed_at = now(), name = $2, shortcut = $3, body = $4
        where id = $1 and (name, shortcut, body) in (($5, $6, $7), ($2, $3, $4)) returning ${columns}`,
        [id, newText.name, newText.shortcut, newText.text, was.name, was.shortcut, was.text],
      ),
    );
    if (changed) return changed as SavedReply;
    const [now] = await staff.query(`select ${columns} from staff.saved_reply where id = $1`, [id]);
    if (!now) throw createGoneError();
    return reply.code(409).send({ code: 'changed', message: 'Someone else changed this saved reply.', now });
  });

  app.delete<{ Params: Params }>('/saved-replies/:id', adminOrAgent, async (request, reply) => {
    const { id } = request.params;
    const { member } = request;
    if (!isId(id)) throw createGoneError();
    const [found] = await staff.query(
      `with found as (select member_id from staff.saved_reply where id = $1),
      removed as (delete from staff.saved_reply where id = $1 and ($3 or member_id = $2) returning 1)
      select exists (select from removed) as removed from found`,
      [id, member.id, member.role === 'admin'],
    );
    if (!found) throw createGoneError();
    if (!found.removed)
      throw new Refused(403, 'not_allowed', 'Only its author or an admin can delete this saved reply.');
    return reply.code(204).send();
  });
}

async function refuseDuplicateShortcut(shortcut: string, write: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await write();
  } catch (error) {
    if (isSqlError(error) && error.constraint === 'saved_reply_shortcut_once')
      throw new Refused(409, 'shortcut_taken', `Another saved reply uses ;${shortcut}.`);
    throw error;
  }
}

function createGoneError(): Refused {
  return new Refused(404, 'gone', 'This saved reply was deleted.');
}
