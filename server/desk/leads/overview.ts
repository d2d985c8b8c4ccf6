import type { FastifyInstance } from 'fastify';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { type Overview, type View, views } from '#shared/desk/api.ts';
import { conditionsOf } from './filter.ts';
import { inOneGo } from './in-one-go.ts';
import { clockOf, type LeadRecord, leadColumns, promiseOfLead, toLeadRow } from './lead-columns.ts';
import type { LiveDesk } from './live.ts';
import { SharedAnswer } from './shared-answer.ts';
import { type Query, readRows } from './stored-rows.ts';

const mostCounted = 1_000;
const mostRunning = 200;

// Promises run out and mails are late without a line of history.
const mostMilliseconds = 2_000;

type Figures = {
  counts: Omit<Overview['counts'], 'mine'>;
  queued: number;
  late: boolean;
  takenAt: Date | null;
  unattended: number;
  isFirstRun: boolean;
};
type OfAll = Omit<Overview, 'counts'> & Pick<Figures, 'counts'>;

/** What stands around the list: counts, running promises, how mail goes. */
export async function overviewRoutes(
  app: FastifyInstance,
  { database, config }: DeskContext,
  live: LiveDesk,
): Promise<void> {
  const ofAll = new SharedAnswer(
    () => inOneGo(database, (query) => readOverview(query, config)),
    mostMilliseconds,
  );
  app.get('/overview', { config: { roles: ['admin', 'agent'] } }, async ({ member }): Promise<Overview> => {
    const [shared, mine] = await Promise.all([
      ofAll.get((moment) => live.isUnchangedSince(moment)),
      inOneGo(database, (query) => countMine(query, member)),
    ]);
    return { ...shared, counts: { ...shared.counts, mine } };
  });
}

async function readOverview(query: Query, config: DeskContext['config']): Promise<OfAll> {
  const values: unknown[] = [];
  const [figures] = (await query(figuresQuery(values), values)) as Figures[];
  if (!figures) throw new Error('counts are always there');
  const running = (await query(runningQuery)) as LeadRecord[];
  const readable = running.filter(({ isReadable }) => isReadable);
  const subjects = readable.map(({ table, rowId }) => ({ table, id: rowId }));
  const rows = await readRows(query, subjects, { isForLines: true });
  const { counts, queued, takenAt, unattended, isFirstRun } = figures;
  return {
    counts,
    // Erased between the two questions.
    running: running
      .filter(({ rowId, isReadable }) => rows.has(rowId) || !isReadable)
      .map((lead) => {
        const { ref, name, form, assignee, createdAt } = toLeadRow(lead, rows.get(lead.rowId));
        return { ref, name, form, assignee, clock: clockOf(lead), createdAt };
      }),
    mail: { state: mailState(figures, config), lastAt: takenAt?.toISOString() ?? null, waiting: queued },
    unattended,
    isFirstRun,
  };
}

/** Whether mails go out, as far as their lines tell. */
function mailState(
  { unattended, late }: Figures,
  { JOBS, SMTP_URL }: DeskContext['config'],
): Overview['mail']['state'] {
  if (unattended > 0) return 'stopped';
  // Where another process sends them, this one cannot know by what.
  if (JOBS && !SMTP_URL) return 'off';
  return late ? 'waiting' : 'going';
}

const capped = (from: string, where: string) =>
  `(select count(*)::int from (select from ${from} where ${where} limit ${mostCounted}) as found)`;
const ofLeads = (where: string) => capped('staff.lead as lead', `${where} and not lead.is_test`);
const ofView = (view: View, me: Pick<Member, 'id'>, values: unknown[]) =>
  ofLeads(conditionsOf({ view }, me, values, new Date()).join(' and '));

async function countMine(query: Query, me: Member): Promise<number> {
  const values: unknown[] = [];
  const [row] = await query(`select ${ofView('mine', me, values)} as mine`, values);
  return Number(row?.mine);
}

const nobody = { id: '' };

function figuresQuery(values: unknown[]): string {
  const counts = [
    ...views.filter((view) => view !== 'mine').map((view) => [view, ofView(view, nobody, values)]),
    ['unread', ofLeads('lead.seen_at is null and lead.is_open')],
    ['quarantine', capped('staff.quarantine', 'true')],
  ];
  const waiting = `kind like 'mail.%' and state = 'queued'`;
  return `select json_build_object(${counts.map(([name, count]) => `'${name}', ${count}`).join(', ')}) as counts,
    ${capped('staff.job', waiting)} as queued,
    exists (
      select from staff.job where ${waiting} and due_at < now() - interval '1 minute' and (leased_until is null or leased_until < now())
    ) as late,
    (select max(done_at) from staff.job where state = 'done') as "takenAt",
    ${capped('staff.arrival', `created_at < now() - interval '1 minute'`)} as unattended,
    not exists (select from staff.lead) as "isFirstRun"`;
}

const runningQuery = `select ${leadColumns} from staff.lead ${promiseOfLead}
  where lead.due_at is not null and lead.kept_at is null and not lead.is_test
  order by lead.due_at, lead.number limit ${mostRunning}`;
