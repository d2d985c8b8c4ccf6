import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOnly } from '#server/desk/roles.ts';
import { formatCsvHeader, formatCsvLines } from '#server/leads/csv.ts';
import { exportFormats, exportRows } from '#server/leads/export.ts';
import { readTables } from '#server/leads/tables.ts';
import { readSubscribers } from '#server/outbound/mail/subscribers.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { createLeadCondition, filterSchema } from './filter.ts';

const contentTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' };
const formatSchema = z.enum(exportFormats);
const maxRefs = 200;
const refsSchema = z
  .string()
  .max(maxRefs * 20)
  .transform((text) => text.split(',').map(parseLeadNumber))
  .pipe(z.array(z.number()).min(1).max(maxRefs))
  .optional();

async function* readSubscriberLines(staff: DeskContext['staff'], site: string): AsyncGenerator<string> {
  const columns = ['email', 'unsubscribe_link'].map((name) => ({ name, category: 'S', isGenerated: false }));
  yield formatCsvHeader(columns, true);
  for await (const page of readSubscribers(staff, site))
    yield formatCsvLines(
      columns,
      page.map(({ email, unsubscribeLink }) => [email, unsubscribeLink]),
    );
}

/** An export is logged before its first byte. */
export async function exportRoutes(app: FastifyInstance, { staff, config, log }: DeskContext): Promise<void> {
  const createStream = (lines: AsyncIterable<string>) => {
    const stream = Readable.from(lines);
    stream.on('error', (error) => log.error({ err: error }, 'an export failed'));
    return stream;
  };

  app.get('/subscribers', adminOnly, async ({ member }, reply) => {
    await staff.query(`insert into staff.event (member_id, kind, detail) values ($1, 'export', $2)`, [
      member.id,
      { form: newsletter.table, isConfirmed: true },
    ]);
    const name = `subscribers-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type(contentTypes.csv)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createStream(readSubscriberLines(staff, config.SITE_URL)));
  });

  app.get<{ Querystring: Record<string, unknown> }>(
    '/export',
    adminOnly,
    async ({ query: { format: wanted = 'csv', refs: named, ...query }, member }, reply) => {
      const format = formatSchema.safeParse(wanted).data;
      const read = filterSchema.safeParse(query);
      const refs = refsSchema.safeParse(named);
      if (!format || !read.success || !refs.success)
        throw new Refused(400, 'invalid', 'The filter, the list of leads or the format is invalid.');
      const { sort: _sort, after: _after, ...filter } = read.data;
      const now = new Date();
      const all = await readTables(staff);
      const tables = filter.form === undefined ? all : all.filter(({ name }) => name === filter.form);
      if (tables.length === 0) throw new Refused(400, 'unknown_form', `There is no form ${filter.form}.`);
      const createLeadFilter = (values: unknown[]) => {
        const where = createLeadCondition(filter, member, values, now);
        return refs.data ? `${where} and lead.number = any($${values.push(refs.data)}::bigint[])` : where;
      };
      const { q, ...logged } = filter;
      const of = { ...(q !== undefined && { q: true }), ...(refs.data && { chosen: true }) };
      const values: unknown[] = [member.id, { ...logged, ...of, format }];
      await staff.query(
        `insert into staff.event (member_id, kind, detail)
        select $1::uuid, 'export', $2::jsonb || jsonb_build_object('rows', count(*)) from staff.lead as lead where ${createLeadFilter(values)}`,
        values,
      );
      const rows = exportRows(staff, tables, {
        format,
        filter: { leads: createLeadFilter },
        hasTableColumn: tables.length > 1,
        hasByteOrderMark: true,
        onProgress: () => {},
      });
      const name = `leads-${now.toISOString().slice(0, 10)}.${format}`;
      return reply
        .type(contentTypes[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createStream(rows));
    },
  );
}
