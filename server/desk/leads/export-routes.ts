import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { exportRows, formats } from '#server/leads/export.ts';
import { readTables } from '#server/leads/tables.ts';
import { filterSchema, leadWhere } from './filter.ts';

const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' };
const formatSchema = z.enum(formats);

/** Hands out exactly what is filtered, and leaves a line about it before the first byte. */
export async function exportRoutes(app: FastifyInstance, { staff, log }: DeskContext): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/export',
    { config: { roles: ['admin'] } },
    async ({ query: { format: wanted = 'csv', ...query }, member }, reply) => {
      const format = formatSchema.safeParse(wanted).data;
      const read = filterSchema.safeParse(query);
      if (!format || !read.success) throw new Refused(400, 'invalid', 'That is no filter, or no format.');
      const { sort: _sort, after: _after, ...filter } = read.data;
      const now = new Date();
      const all = await readTables(staff);
      const tables = filter.form === undefined ? all : all.filter(({ name }) => name === filter.form);
      if (tables.length === 0) throw new Refused(400, 'unknown_form', `There is no form ${filter.form}.`);
      const leads = (values: unknown[]) => leadWhere(filter, member, values, now);
      const { q, ...told } = filter;
      const values: unknown[] = [member.id, { ...told, ...(q !== undefined && { q: true }), format }];
      await staff.query(
        `insert into staff.event (member_id, kind, detail)
        select $1::uuid, 'export', $2::jsonb || jsonb_build_object('rows', count(*)) from staff.lead as lead where ${leads(values)}`,
        values,
      );
      const rows = exportRows(staff, tables, {
        format,
        filter: { leads },
        namesTable: tables.length > 1,
        withMark: true,
        onProgress: () => {},
      });
      const stream = Readable.from(rows);
      stream.on('error', (error) => log.error({ err: error }, 'an export broke off'));
      const name = `leads-${now.toISOString().slice(0, 10)}.${format}`;
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    },
  );
}
