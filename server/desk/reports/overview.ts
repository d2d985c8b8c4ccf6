import type { FastifyInstance } from 'fastify';
import { formatIsoSql, type Row } from '#server/db/staff-query.ts';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { createLeadCondition, isOpenAtSql } from '#server/desk/leads/filter.ts';
import {
  deadlineRuleJoin,
  type LeadRecord,
  leadColumns,
  toLeadRow,
} from '#server/desk/leads/lead-columns.ts';
import { runInSeparateStatements } from '#server/desk/leads/staff-work.ts';
import { type Query, readRows, type StoredRow } from '#server/desk/leads/stored-rows.ts';
import { SharedResponse } from '#server/desk/live/shared-response.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { getStaffAddresses } from '#server/outbound/mail/agency-mailbox.ts';
import { maxLeadCount, type Overview, type View, views } from '#shared/desk/api.ts';

const maxRunningLeads = 200;
const maxCalls = 50;
// Visitors wait for each statement on the embedded database.
const maxRowsAtOnce = 50;

// Deadlines and emails can become overdue without an event.
const cacheMilliseconds = 2_000;

type OverviewFigures = {
  counts: Omit<Overview['counts'], 'mine'>;
  queued: number;
  late: boolean;
  takenAt: Date | null;
  mailboxFailingSince: Date | null;
  unattended: number;
  isFirstRun: boolean;
  hasNoRecipient: boolean;
};
type SharedOverview = Omit<Overview, 'counts'> & Pick<OverviewFigures, 'counts'>;

export async function overviewRoutes(
  app: FastifyInstance,
  { database, config, live }: DeskContext,
): Promise<void> {
  const ofAll = new SharedResponse(
    () => runInSeparateStatements(database, (query) => readOverview(query, config)),
    cacheMilliseconds,
  );
  app.get('/overview', adminOrAgent, async ({ member }): Promise<Overview> => {
    const [shared, mine] = await Promise.all([
      ofAll.get((time) => live.isUnchangedSince(time)),
      runInSeparateStatements(database, (query) => countView(query, 'mine', member)),
    ]);
    return { ...shared, counts: { ...shared.counts, mine } };
  });
}

async function readOverview(query: Query, config: DeskContext['config']): Promise<SharedOverview> {
  const figures = await readFigures(query);
  const running = (await query(runningQuery)) as LeadRecord[];
  const readable = running.filter(({ isReadable }) => isReadable);
  const subjects = readable.map(({ table, rowId }) => ({ table, id: rowId }));
  const rows = new Map<string, StoredRow>();
  for (let at = 0; at < subjects.length; at += maxRowsAtOnce) {
    const some = await readRows(query, subjects.slice(at, at + maxRowsAtOnce), { isForLines: true });
    for (const [id, row] of some) rows.set(id, row);
  }
  const calls = (await query(callsQuery)) as (LeadRecord & { startsAt: string })[];
  const callRows = await readRows(
    query,
    calls.filter(({ isReadable }) => isReadable).map(({ table, rowId }) => ({ table, id: rowId })),
    { isForLines: true },
  );
  const { counts, queued, takenAt, mailboxFailingSince, unattended, isFirstRun, hasNoRecipient } = figures;
  const shown = running.slice(0, maxRunningLeads);
  return {
    counts,
    // Skips leads erased between the two queries.
    running: shown
      .filter(({ rowId, isReadable }) => rows.has(rowId) || !isReadable)
      .map((lead) => {
        const { ref, name, form, assignee, createdAt, clock, isOpen, ...row } = toLeadRow(
          lead,
          rows.get(lead.rowId),
        );
        const { remindAt, remindNote, remindMember } = row;
        return { ref, name, form, assignee, clock, createdAt, isOpen, remindAt, remindNote, remindMember };
      }),
    calls: calls
      .filter(({ rowId, isReadable }) => callRows.has(rowId) || !isReadable)
      .map(({ startsAt, ...lead }) => {
        const { ref, name, form, assignee } = toLeadRow(lead as LeadRecord, callRows.get(lead.rowId));
        return { ref, name, form, assignee, startsAt };
      }),
    isCut: running.length > maxRunningLeads,
    mail: { state: getMailState(figures, config), lastAt: takenAt?.toISOString() ?? null, waiting: queued },
    mailboxFailingSince: mailboxFailingSince?.toISOString() ?? null,
    unattended,
    newLeadsOnlyTo: hasNoRecipient && !config.MAIL_STAFF ? getStaffAddresses(config).join(', ') : null,
    isFirstRun,
  };
}

function getMailState(
  { unattended, late }: OverviewFigures,
  { JOBS, SMTP_URL }: DeskContext['config'],
): Overview['mail']['state'] {
  if (unattended > 0) return 'stopped';
  // The SMTP setting of another process is unknown.
  if (JOBS && !SMTP_URL) return 'off';
  return late ? 'waiting' : 'going';
}

const cappedCountSql = (from: string, where: string) =>
  `(select count(*)::int from (select from ${from} where ${where} limit ${maxLeadCount}) as found)`;

const noMember = { id: '' };

async function countView(query: Query, view: View, me: Pick<Member, 'id'>): Promise<number> {
  const values: unknown[] = [];
  const where = createLeadCondition({ view }, me, values, new Date());
  const [row] = await query(
    `select ${cappedCountSql('staff.lead as lead', `${where} and not lead.is_test`)} as count`,
    values,
  );
  return (row as { count: number }).count;
}

async function readFigures(query: Query): Promise<OverviewFigures> {
  const counts: Record<string, unknown> = {};
  for (const view of views.filter((view) => view !== 'mine'))
    counts[view] = await countView(query, view, noMember);
  const [rest] = await query(figuresQuery);
  const { unread, quarantine, unsorted, ...figures } = rest as Row;
  return { ...figures, counts: { ...counts, unread, quarantine, unsorted } } as OverviewFigures;
}

const isQueuedMail = `kind like 'mail.%' and state = 'queued'`;
const figuresQuery = `select ${cappedCountSql('staff.lead as lead', `lead.seen_at is null and ${isOpenAtSql('now()')} and not lead.is_test`)} as unread,
    ${cappedCountSql('staff.quarantine', 'true')} as quarantine,
    ${cappedCountSql('staff.received_mail', `lead_id is null and blocked_at is null and kind = 'answer'`)} as unsorted, ${cappedCountSql('staff.job', isQueuedMail)} as queued,
    exists (
      select from staff.job where ${isQueuedMail} and due_at < now() - interval '1 minute' and (leased_until is null or leased_until < now())
    ) as late,
    (select max(done_at) from staff.job where state = 'done' and kind like 'mail.%') as "takenAt",
    (
      select min(failing_since) from staff.mailbox
      where failing_since < now() - interval '2 minutes' and leased_until > now() - interval '10 minutes'
    ) as "mailboxFailingSince",
    ${cappedCountSql('staff.arrival', `created_at < now() - interval '1 minute'`)} as unattended,
    not exists (select from staff.lead) as "isFirstRun",
    not exists (
      select from staff.member where disabled_at is null and role in ('admin', 'agent')
        and staff.notification_choices(role, notify) ->> 'leads' <> 'never'
    ) as "hasNoRecipient"`;

const runningQuery = `select ${leadColumns} from staff.lead ${deadlineRuleJoin}
  where (lead.awaits_us or lead.remind_at is not null) and not lead.is_test
  order by lead.urgency, lead.number limit ${maxRunningLeads + 1}`;

const callsQuery = `select ${leadColumns}, ${formatIsoSql('call.starts_at')} as "startsAt"
  from staff.booking as call join staff.lead on lead.id = call.lead_id ${deadlineRuleJoin}
  where call.canceled_at is null and call.starts_at between now() - interval '1 hour' and now() + interval '2 days'
    and not lead.is_test and lead.status <> 'spam'
  order by call.starts_at, call.id limit ${maxCalls}`;
