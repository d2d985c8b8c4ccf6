import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOnly } from '#server/desk/roles.ts';
import { countRowsOfPerson, erasePerson, type RowCounts } from '#server/leads/erase.ts';
import { deleteMailFiles } from '#server/leads/mail-files.ts';
import { readTables } from '#server/leads/tables.ts';
import type { Erasure } from '#shared/desk/api.ts';

const emailSchema = z.string().trim().min(1, 'Enter the email address.').max(320);
const erasureSchema = z.strictObject({ email: emailSchema, typed: emailSchema });

export async function erasureRoutes(app: FastifyInstance, { staff, config }: DeskContext): Promise<void> {
  app.get('/erasure', adminOnly, async ({ query }: FastifyRequest): Promise<Erasure> => {
    const address = emailSchema.safeParse((query as { email?: unknown }).email).data;
    if (address === undefined) throw new Refused(400, 'invalid', 'Enter the email address.');
    return toErasure(address, await countRowsOfPerson(staff, await readTables(staff), address));
  });

  app.post('/erasure', adminOnly, async (request): Promise<Erasure> => {
    const erasure = readBody(erasureSchema, request);
    if (erasure.email.toLowerCase() !== erasure.typed.toLowerCase()) {
      throw new Refused(400, 'not_the_same', 'The email addresses differ. Nothing was erased.');
    }
    const { counts, mailFiles } = await erasePerson(
      staff,
      await readTables(staff),
      erasure.email,
      request.member.id,
    );
    const files = await deleteMailFiles(staff, config.DATA_DIR, mailFiles);
    // The event does not identify the person. It makes other desks reload.
    await staff.query(`insert into staff.event (member_id, kind) values ($1, 'erasure')`, [
      request.member.id,
    ]);
    return toErasure(erasure.email, [...counts, { table: 'mail_files', rows: files }]);
  });
}

function toErasure(email: string, counts: RowCounts): Erasure {
  return {
    email,
    parts: counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => ({ name: table, rows })),
  };
}
