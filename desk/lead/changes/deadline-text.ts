import { actorName } from '#desk/parts/text/people-text.ts';
import type { ClockState } from '#desk/time/clock-state.ts';
import { formatDuration, formatElapsed } from '#desk/time/durations.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import type { Lead, Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { formOf } from '#shared/forms/forms.ts';
import { capitalize } from '#shared/forms/stored-row.ts';

type Deadline = Pick<Lead, 'form' | 'clock' | 'createdAt' | 'isOpen'> &
  Partial<Pick<Lead, 'events' | 'heard'>>;
type Context = { now: number; timeZone: string; people: Person[]; me: string };

type DeadlineText = { tone: 'ink' | 'red'; head: string; rest: string };

export function deadlineText(lead: Deadline, state: ClockState, context: Context): DeadlineText {
  const { now, timeZone } = context;
  const { audience, receipt } = formOf(lead.form);
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const due = formatShortDateTime(state.dueAt, now, timeZone);
      if (state.byMail) return { tone: 'ink', head: `The ${receipt} is on its way.`, rest: `Due ${due}.` };
      return {
        tone: state.kind === 'soon' ? 'red' : 'ink',
        head: `Reply by ${due}${audience === 'creator' ? ', or mark “Not a fit”' : ''}.`,
        rest: reasonText(lead, context),
      };
    }
    case 'late': {
      const late = formatDuration(state.seconds);
      const due = formatShortDateTime(state.dueAt, now, timeZone);
      if (state.byMail)
        return {
          tone: 'red',
          head: `The ${receipt} is ${late} late.`,
          rest: `It was due ${due}. The mail server has not accepted it yet.`,
        };
      return {
        tone: 'red',
        head: `${late} late.`,
        rest: `A reply was due ${due}. ${reasonText(lead, context)}`,
      };
    }
    case 'bounced':
      return lead.clock.byMail
        ? { tone: 'red', head: `The ${receipt} bounced.`, rest: 'The site promises it by email.' }
        : { tone: 'red', head: 'Our email bounced.', rest: 'They have no reply yet.' };
    case 'ended':
      return answeredText(lead, state, context);
    case 'none':
      return { tone: 'ink', head: lastAnswerText(lead, context) ?? 'No reply deadline.', rest: '' };
  }
}

function lastAnswerText(
  { isOpen, events = [] }: Deadline,
  { now, timeZone, people, me }: Context,
): string | null {
  const answer = isOpen ? undefined : findLastAnswer(events);
  if (!answer) return null;
  const at = formatShortDateTime(Date.parse(answer.at), now, timeZone);
  return `${actorName(people, answer.by, me)} ${answerVerbs[answer.kind]} ${at}.`;
}

function reasonText({ form, heard, clock: { hours, since } }: Deadline, { now, timeZone }: Context): string {
  if (heard) return `Customer replied ${formatShortDateTime(Date.parse(heard.at), now, timeZone)}.`;
  if (since !== undefined || formOf(form).origin !== 'site') return '';
  return `The site promises ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
}

export const answerVerbs = {
  reply: 'replied',
  call: 'called',
  elsewhere: 'answered outside the desk',
  no_reply: 'marked it “No reply needed”',
  not_fit: 'marked it “Not a fit”',
  spam: 'marked it as spam',
  closed: 'closed it',
};

type Answer = LeadEvent & { kind: Exclude<keyof typeof answerVerbs, 'closed'> };

/** Finds the last answer that was not undone. @param events oldest first */
export function findLastAnswer(events: LeadEvent[]): Answer | undefined {
  const undone = new Set(events.map((event) => event.kind === 'undo' && event.detail.event));
  return events.findLast((event): event is Answer => event.kind in answerVerbs && !undone.has(event.id));
}

function answeredText(
  lead: Deadline,
  state: ClockState & { kind: 'ended' },
  { now, timeZone, people, me }: Context,
): DeadlineText {
  const at = formatShortDateTime(state.at, now, timeZone);
  const rest = state.lateBy > 0 ? `${formatElapsed(state.lateBy)} late.` : '';
  if (state.by === 'machine')
    return { tone: 'ink', head: `${capitalize(formOf(lead.form).receipt)} sent ${at}.`, rest };
  const took = formatElapsed((state.at - Date.parse(lead.clock.since ?? lead.createdAt)) / 1_000);
  if (state.by === 'booked') return { tone: 'ink', head: `Booked a call ${at}, in ${took}.`, rest };
  const kind = state.by === 'mail' ? 'reply' : state.by;
  // Ignores later events of the same kind, which did not clear the deadline.
  const event = lead.events?.findLast((one) =>
    kind === 'closed' ? one.kind === 'status' : one.kind === kind && Date.parse(one.at) <= state.at,
  );
  const person = event ? actorName(people, event.by, me) : 'Someone';
  const duration = kind === 'no_reply' ? '' : `, in ${took}`;
  return { tone: 'ink', head: `${person} ${answerVerbs[kind]} ${at}${duration}.`, rest };
}

/**
 * Describes the time between a reply and its deadline: "1 h 11 m before the deadline".
 * @param due in milliseconds since 1970
 * @param at in milliseconds since 1970
 */
export function marginText(due: number, at: number): string {
  const left = (due - at) / 1_000;
  return left >= 0 ? `${formatElapsed(left)} before the deadline` : `${formatElapsed(-left)} late`;
}
