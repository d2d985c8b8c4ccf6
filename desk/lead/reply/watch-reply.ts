import type { QueryClient } from '@tanstack/react-query';
import { leadQuery, refreshLead } from '#desk/api/lead.ts';
import { marginText } from '#desk/lead/changes/deadline-text.ts';
import type { ToastContent } from '#desk/parts/toast.tsx';
import type { Lead } from '#shared/desk/api.ts';
import type { LeadMail } from '#shared/desk/conversation.ts';
import { isOnlySaved } from './email-text.ts';

type ToastText = Pick<ToastContent, 'title' | 'detail' | 'isWarning'>;
type SentReply = {
  ref: string;
  before: ReadonlySet<string>;
  timeOf: (at: string) => string;
};

const pollDelays = [300, 700, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 15_000];
const queuedToastAttempt = 3;

/** Polls a reply for about a minute until the mail server accepts or rejects it, then shows a toast. */
export async function watchReply(
  client: QueryClient,
  sent: SentReply,
  showToast: (text: ToastText) => void,
): Promise<void> {
  for (const [attempt, delay] of pollDelays.entries()) {
    await new Promise((done) => setTimeout(done, delay));
    const lead = await client.fetchQuery({ ...leadQuery(sent.ref), staleTime: 0 }).catch(() => null);
    const mail = lead && findNewReply(lead, sent.before);
    if (lead && mail && mail.state !== 'queued') {
      showToast(replyStatusText(lead, mail, sent.timeOf));
      return refreshLead(client, sent.ref);
    }
    if (attempt === queuedToastAttempt) {
      showToast({
        title: `The reply${lead ? ` to ${lead.name}` : ''} is queued.`,
        detail: 'The deadline is met when the mail server accepts it.',
      });
    }
  }
}

function findNewReply({ mails }: Lead, before: ReadonlySet<string>): LeadMail | undefined {
  return mails.findLast(({ id, kind }) => kind === 'mail.reply' && !before.has(id));
}

export function replyStatusText(
  { name, clock }: Pick<Lead, 'name' | 'clock'>,
  { state, doneAt, at, reply }: LeadMail,
  timeOf: (at: string) => string,
): ToastText {
  const when = timeOf(doneAt ?? at);
  if (isOnlySaved({ state, reply }))
    return {
      title: 'Not sent: email is off.',
      detail: `The reply to ${name} is saved on the server.`,
      isWarning: true,
    };
  if (state === 'done') {
    const isKept = clock.answeredBy === 'mail' && clock.answeredAt !== null && clock.dueAt !== null;
    return {
      title: `Reply sent to ${name} ${when}.`,
      ...(isKept && {
        detail: `${marginText(Date.parse(clock.dueAt ?? ''), Date.parse(clock.answeredAt ?? ''))}.`,
      }),
    };
  }
  const answer = reply ? reply.trim().replace(/\.?$/, '.') : '';
  const deadlineNote =
    clock.dueAt !== null && clock.answeredAt === null ? ' The deadline still applies.' : '';
  const titles: Partial<Record<LeadMail['state'], string>> = {
    uncertain: `Sent to ${name} ${when}, not confirmed by the mail server.`,
    held: `The reply to ${name} has been on hold since ${when}.`,
  };
  return {
    title: titles[state] ?? `The reply to ${name} bounced ${when}.`,
    detail: `${answer}${deadlineNote}`.trim(),
    isWarning: true,
  };
}
