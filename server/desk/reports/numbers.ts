import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { readSettings } from '#server/desk/leads/settings.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { readDeadlines, readMemberNumbers } from './deadline-numbers.ts';
import { createNumbersCsv } from './numbers-csv.ts';
import { readLeadsPerDay, readSources } from './source-numbers.ts';

const maxDays = 1_100;
/** Reply times cover at most this many days before the end of the period. */
const maxDeadlineDays = 92;
const weekDays = 7;

const querySchema = z.object({
  days: z.coerce.number().int().min(1).max(maxDays).default(30),
  // The queries cannot read dates with years before 1 or after 9999.
  to: z.iso.date().regex(/^2/).optional(),
  format: z.string().optional(),
});

export async function numbersRoutes(app: FastifyInstance, { staff, config }: DeskContext): Promise<void> {
  app.get('/numbers', adminOrAgent, async ({ query }, reply) => {
    const parsed = querySchema.safeParse(query).data;
    if (!parsed)
      throw new Refused(
        400,
        'invalid',
        `"days" must be 1 to ${maxDays}, and "to" must be a date like 2026-11-22.`,
      );
    const isCounting = config.PUBLIC_COUNT === 'visits';
    const numbers = await readNumbers(staff, { ...parsed, isCounting }, new Date());
    if (parsed.format !== 'csv') return numbers;
    const name = `numbers-${parsed.days}-days-${formatDate(new Date(numbers.to))}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createNumbersCsv(numbers, await readMemberNames(staff), formatDate));
  });
}

type NumbersQuery = { days: number; to?: string | undefined; isCounting: boolean };

/** Excludes test leads and spam. A deadline counts as soon as it was met or has passed. */
export async function readNumbers(
  staff: Pick<StaffDatabase, 'query'>,
  { days, to, isCounting }: NumbersQuery,
  now: Date,
): Promise<Numbers> {
  const last = to ?? formatDate(now);
  const [reportPeriod] = await staff.query(
    `select to_json(${midnightSql('$2::int - 1')}) #>> '{}' as "from", to_json(${midnightSql('-1')}) #>> '{}' as "end",
      to_json(${midnightSql(`least($2::int, ${maxDeadlineDays}) - 1`)}) #>> '{}' as "promisesFrom",
      ($1::date - ($2::int - 1))::text as first`,
    [last, days, site.timeZone],
  );
  const { from, end, promisesFrom, first } = reportPeriod as Record<string, string>;
  const until = new Date(Math.min(Date.parse(`${end}`), now.getTime()));
  const period = { from: new Date(`${promisesFrom}`), until, now };
  const range = { first: `${first}`, last };
  const pieceDays = days > maxDeadlineDays ? weekDays : 1;
  const { promises } = await readSettings(staff);
  // These queries take the most time, so they run on three connections.
  const [sources, byForm, [people, byDay]] = await Promise.all([
    readSources(staff, range),
    readDeadlines(
      staff,
      period,
      promises.map(({ form }) => form),
    ),
    readMemberNumbers(staff, period).then(
      async (people) => [people, await readLeadsPerDay(staff, range, pieceDays)] as const,
    ),
  ]);
  const listed = promises.filter(({ form, hours, byMail }) => hours !== null || byMail || byForm.has(form));
  const toFormNumbers = ({ form, hours, byMail }: (typeof promises)[number]) => {
    const {
      due = 0,
      inTime = 0,
      late = 0,
      lateNow = 0,
      bounced = 0,
      medianSeconds = null,
      answers,
    } = byForm.get(form) ?? {};
    return {
      form,
      hours,
      due,
      inTime,
      late,
      lateNow,
      bounced,
      medianSeconds,
      answers: byMail ? [] : (answers ?? []),
    };
  };
  return {
    days,
    from: toIso(from),
    to: until.toISOString(),
    isCounting,
    ...sources,
    promisesFrom: toIso(promisesFrom),
    promises: listed.map(toFormNumbers),
    ...people,
    pieceDays,
    byDay: promises.map(({ form }) => {
      const counts = byDay.get(form) ?? Array(Math.ceil(days / pieceDays)).fill(0);
      return { form, total: counts.reduce((sum, count) => sum + count, 0), counts };
    }),
  };
}

function toIso(moment: string | undefined): string {
  return new Date(`${moment}`).toISOString();
}

const midnightSql = (daysBefore: string) => `(($1::date - (${daysBefore}))::timestamp at time zone $3::text)`;

async function readMemberNames(staff: Pick<StaffDatabase, 'query'>): Promise<Map<string, string>> {
  const rows = await staff.query('select id, name from staff.member');
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'short' });

function formatDate(moment: Date): string {
  return dateFormat.format(moment);
}
