import { site } from '#site.config';
import type { Mail } from '../mail.ts';
import { deadlineText, fill, momentText, words } from '../words.ts';

/** What became of mails: how many, and since when. */
export type Overdue = {
  waiting: number;
  oldest: Date | null;
  dead: number;
  uncertain: number;
  held: number;
  /** New leads that staff were not told of, and when the first promise among them runs out. */
  notices: number;
  deadline: Date | null;
};

/** Tells staff what has not gone out. */
export function alarmMail(overdue: Overdue, staff: string[], now: Date): Mail {
  const say = words.alarm;
  const { oldest, deadline } = overdue;
  const counts = (['waiting', 'dead', 'uncertain', 'held', 'notices'] as const).filter(
    (name) => overdue[name] > 0,
  );
  const rows = counts.map((name): [string, string] => [say[name], `${overdue[name]}`]);
  return {
    subject: fill(say.subject, { brand: site.brand }),
    preview: rows.map((row) => row.join(': ')).join(' · '),
    blocks: [
      { type: 'title', text: say.title },
      { type: 'text', text: fill(say.lead, { time: momentText(now) }) },
      ...(deadline
        ? [{ type: 'text', text: fill(say.deadline, { deadline: deadlineText(deadline) }) } as const]
        : []),
      { type: 'rows', head: [say.what, say.count], rows },
      ...(oldest ? [{ type: 'small', text: fill(say.oldest, { time: momentText(oldest) }) } as const] : []),
      { type: 'small', text: say.how },
    ],
    footer: [fill(words.footer.staff, { staff: staff.join(', '), brand: site.brand })],
  };
}
