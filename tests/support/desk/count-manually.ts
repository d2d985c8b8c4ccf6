import type { Numbers } from '#shared/desk/api.ts';
import { site } from '#site.config';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

/** Times are in microseconds, the precision of the database. */
type Lead = {
  id: string;
  form: string;
  at: number;
  day: string;
  channel: string | null;
  status: string;
  amount: number | null;
  due: number | null;
  kept: number | null;
  by: string | null;
  bounced: number | null;
  since: number;
  wasLate: boolean | null;
  assignee: string | null;
  isTest: boolean;
};
type EventRow = { lead: string; member: string; kind: string; at: number };
type ReplyRow = { lead: string; member: string; job: string; done: number };

/** Report figures that depend only on leads, replies and activity, in any order. */
export type LeadFigures = Pick<Numbers, 'byPerson' | 'unassigned' | 'byDay'> & {
  sources: Omit<Numbers['sources'][number], 'visits' | 'opened'>[];
  promises: Omit<Numbers['promises'][number], 'hours'>[];
};

const dayMilliseconds = 86_400_000;
const toMicroseconds = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::float8`;
const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });

/** Computes the reports of the last days, including today, lead by lead. */
export async function countManually(
  query: TestDatabase['query'],
  days: number,
  now: Date,
  deadlineReportDays: number,
): Promise<LeadFigures> {
  const all =
    (await query(`select id, subject_table as form, ${toMicroseconds('created_at')} as at, day::text, channel, status,
    won_amount::float8 as amount, ${toMicroseconds('due_at')} as due, ${toMicroseconds('kept_at')} as kept, kept_by as by, ${toMicroseconds('bounced_at')} as bounced,
    ${toMicroseconds('coalesce(waiting_since, created_at)')} as since, was_late as "wasLate", assignee,
    is_test as "isTest" from staff.lead`)) as Lead[];
  const lines = (await query(
    `select lead_id as lead, member_id as member, kind, ${toMicroseconds('created_at')} as at from staff.event where lead_id is not null`,
  )) as EventRow[];
  const letters = (await query(
    `select lead_id as lead, member_id as member, job.id as job, ${toMicroseconds('done_at')} as done from staff.reply
    join staff.job on job.subject_id = reply.id where job.kind = 'mail.reply' and job.state = 'done'`,
  )) as ReplyRow[];
  const acting = await query('select id from staff.lead where awaits_us or remind_at <= $1', [now]);
  const openIds = new Set(acting.map(({ id }) => id));
  const last = Date.parse(dateFormat.format(now));
  const dates = Array.from({ length: days }, (_, index) =>
    toIsoDate(last - (days - 1 - index) * dayMilliseconds),
  );
  const counted = all.filter(({ isTest, status }) => !isTest && status !== 'spam');
  const cameIn = counted.filter((lead) => dates.includes(lead.day));
  const promiseDates = dates.slice(-deadlineReportDays);
  const promised = counted.filter(({ at }) => promiseDates.includes(dateFormat.format(at / 1_000)));
  const answered = promised.filter(({ kept, by }) => kept && by !== 'machine' && by !== 'no_reply');
  const open = all.filter(({ id, isTest }) => !isTest && openIds.has(id));
  return {
    sources: [...Map.groupBy(cameIn, ({ channel }) => channel ?? 'Not recorded')].map(([source, leads]) => ({
      source,
      sent: leads.length,
      won: leads.filter(({ status }) => status === 'won').length,
      amount: addUp(leads.map(({ amount }) => amount ?? 0)),
    })),
    byDay: [...Map.groupBy(cameIn, ({ form }) => form)].map(([form, leads]) => ({
      form,
      total: leads.length,
      counts: countByPeriod(leads, dates, days > deadlineReportDays ? 7 : 1),
    })),
    promises: [...Map.groupBy(promised, ({ form }) => form)].map(([form, leads]) =>
      countDeadlines(form, leads, +now * 1_000),
    ),
    unassigned: open.filter(({ assignee }) => assignee === null).length,
    byPerson: [
      ...Map.groupBy(
        [
          ...answered.map((lead) => ({
            lead,
            member: findAnsweringMember(lead, lines, letters),
            isOpen: false,
          })),
          ...open.map((lead) => ({ lead, member: lead.assignee, isOpen: true })),
        ],
        ({ member }) => member,
      ),
    ].flatMap(([member, those]) => {
      if (member === null) return [];
      const theirs = those.flatMap(({ lead, isOpen }) => (isOpen ? [] : [lead]));
      const inTime = theirs.filter(isOnTime).length;
      return {
        member,
        answered: theirs.length,
        inTime,
        late: theirs.length - inTime,
        medianSeconds: computeMedian(theirs.map(waitingSeconds)),
        open: those.length - theirs.length,
      };
    }),
  };
}

function findAnsweringMember({ id, by, kept }: Lead, lines: EventRow[], letters: ReplyRow[]): string | null {
  const [letter] = letters
    .filter(({ lead }) => lead === id)
    .toSorted(
      (a, b) =>
        Number(b.done === kept) - Number(a.done === kept) || a.done - b.done || (a.job < b.job ? -1 : 1),
    );
  if (by === 'mail') return letter?.member ?? null;
  const [line] = lines
    .filter(({ lead, kind }) => lead === id && kind === by)
    .toSorted((a, b) => Number(b.at === kept) - Number(a.at === kept) || b.at - a.at);
  return line?.member ?? null;
}

function countDeadlines(form: string, leads: Lead[], now: number): LeadFigures['promises'][number] {
  const withDeadline = leads.filter(({ due }) => due);
  const kept = withDeadline.filter((lead) => lead.kept && lead.by !== 'no_reply');
  const bounced = withDeadline.filter((lead) => !lead.kept && lead.bounced);
  const overdue = withDeadline.filter((lead) => !lead.kept && !lead.bounced && Number(lead.due) < now);
  const ended = new Set([...kept, ...bounced, ...overdue]);
  const lateness = withDeadline.map((lead) => {
    if (kept.includes(lead)) return !isOnTime(lead) || lead.wasLate === true;
    return ended.has(lead) ? null : lead.wasLate;
  });
  const inTime = lateness.filter((isLate) => isLate === false).length;
  const late = lateness.filter((isLate) => isLate === true).length;
  return {
    form,
    due: inTime + late + overdue.length + bounced.length,
    inTime,
    late,
    lateNow: overdue.length,
    bounced: bounced.length,
    medianSeconds: computeMedian(kept.map(waitingSeconds)),
    answers: [...ended].map((lead) => ({
      hours: ((lead.kept ?? now) - lead.since) / 1e6 / 3_600,
      late: !isOnTime(lead) || lead.wasLate === true,
      open: !lead.kept && !lead.bounced,
    })),
  };
}

const isOnTime = ({ kept, due }: Lead) => kept !== null && due !== null && kept <= due;
const waitingSeconds = ({ since, kept }: Lead) => ((kept ?? since) - since) / 1e6;
const addUp = (values: number[]) => values.reduce((all, one) => all + one, 0);
const toIsoDate = (at: number) => new Date(at).toISOString().slice(0, 10);

function countByPeriod(leads: Lead[], dates: string[], pieceDays: number): number[] {
  const counts: number[] = Array(Math.ceil(dates.length / pieceDays)).fill(0);
  for (const lead of leads) {
    const piece = Math.floor(dates.indexOf(lead.day) / pieceDays);
    counts[piece] = (counts[piece] ?? 0) + 1;
  }
  return counts;
}

function computeMedian(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
