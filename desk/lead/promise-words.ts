import { doerOf } from '#desk/parts/people-words.ts';
import type { ClockState } from '#desk/time/clock-state.ts';
import { durationWords } from '#desk/time/durations.ts';
import { shortMomentWords } from '#desk/time/moments.ts';
import type { Lead, Person } from '#shared/desk/api.ts';
import { surveyTable } from './creator/survey.ts';
import { formWords } from './form-words.ts';

type Told = Pick<Lead, 'form' | 'clock'> & Partial<Pick<Lead, 'events'>>;
type Here = { now: number; timeZone: string; people: Person[]; me: string };

/** What a lead's promise says beside its clock: the first sentence stands out. */
type PromiseWords = { tone: 'ink' | 'red'; head: string; rest: string };

/** Puts a promise into sentences, for each of its six states. */
export function promiseWords(lead: Told, state: ClockState, here: Here): PromiseWords {
  const { now, timeZone } = here;
  const form = formWords(lead.form);
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const due = shortMomentWords(state.dueAt, now, timeZone);
      if (state.byMail)
        return { tone: 'ink', head: `${form.mail} is on its way.`, rest: `It is due by ${due}.` };
      const verb = lead.form === surveyTable ? 'Reply' : 'Answer';
      return {
        tone: state.kind === 'soon' ? 'red' : 'ink',
        head: `${verb} by ${due}.`,
        rest: promised(lead),
      };
    }
    case 'late': {
      const late = durationWords(state.seconds);
      const due = shortMomentWords(state.dueAt, now, timeZone);
      if (state.byMail)
        return {
          tone: 'red',
          head: `${form.mail} is ${late} late.`,
          rest: `It was due by ${due}. No server has taken it yet.`,
        };
      return { tone: 'red', head: `${late} late.`, rest: `An answer was due by ${due}. ${promised(lead)}` };
    }
    case 'bounced':
      return { tone: 'red', head: `${form.mail} came back.`, rest: `${form.place} promises it by mail.` };
    case 'kept':
      return kept(lead, state, here);
    case 'none':
      return {
        tone: 'ink',
        head: 'Nothing is promised.',
        rest: 'No clock is running.',
      };
  }
}

function promised({ form, clock: { hours } }: Told): string {
  const { place } = formWords(form);
  const time = hours === 1 ? 'an hour' : `${hours} hours`;
  if (form === surveyTable)
    return `${place} promises ${time} to a good fit. “Not a fit” stops the clock too.`;
  if (form === 'contact_submissions') return `${place} promises “within ${time}”.`;
  return `${place} promises an answer within ${time}.`;
}

/** What answers a lead or closes it, by its line of the history: "Ada answered". */
export const deeds = {
  reply: 'answered',
  call: 'called',
  elsewhere: 'answered elsewhere',
  not_fit: 'said “not a fit”',
  spam: 'said it is spam',
};

function kept(
  lead: Told,
  state: ClockState & { kind: 'kept' },
  { now, timeZone, people, me }: Here,
): PromiseWords {
  const at = shortMomentWords(state.at, now, timeZone);
  const form = formWords(lead.form);
  if (state.by === 'machine') {
    const late = state.lateBy > 0 ? `${durationWords(state.lateBy)} late. ` : '';
    return {
      tone: 'ink',
      head: `${form.mail.replace(/^The (.)/, (_, first: string) => first.toUpperCase())} mailed ${at}.`,
      rest: `${late}${form.place} promises it by mail. No other clock is running.`,
    };
  }
  const kind = state.by === 'mail' ? 'reply' : state.by;
  // What was done of the kind afterwards, by whomever, kept nothing.
  const line = lead.events?.findLast((event) => event.kind === kind && Date.parse(event.at) <= state.at);
  const who = line ? doerOf(people, line.by, me) : 'Somebody';
  const due = lead.clock.dueAt === null ? null : Date.parse(lead.clock.dueAt);
  return {
    tone: 'ink',
    head: `${who} ${deeds[kind]} ${at}.`,
    rest:
      state.lateBy > 0
        ? `${durationWords(state.lateBy)} late. No clock is running.`
        : `${due === null ? '' : `${spareWords(due, state.at)}. `}No clock is running.`,
  };
}

/** "Kept with 1 h 11 m to spare". @param due and @param at milliseconds since 1970 */
export function spareWords(due: number, at: number): string {
  const left = (due - at) / 1_000;
  return left >= 0 ? `Kept with ${durationWords(left)} to spare` : `${durationWords(-left)} late`;
}
