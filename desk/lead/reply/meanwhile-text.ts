import { answerVerbs } from '#desk/lead/changes/deadline-text.ts';
import { actorName } from '#desk/parts/text/people-text.ts';
import type { Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';

type Context = {
  seen: string;
  people: Person[];
  me: string;
  moment: (at: string) => string;
};

/** A colleague's last answer after the event `seen`; null if there is none or it was undone. */
export function meanwhileText(events: LeadEvent[], { seen, people, me, moment }: Context): string | null {
  const undone = new Set(events.map((event) => event.kind === 'undo' && event.detail.event));
  const answer = events
    .slice(events.findIndex(({ id }) => id === seen) + 1)
    .findLast(({ id, kind, by }) => kind in answerVerbs && by !== me && !undone.has(id));
  if (!answer) return null;
  return `${actorName(people, answer.by, me)} ${answerVerbs[answer.kind as keyof typeof answerVerbs]} ${moment(answer.at)}.`;
}
