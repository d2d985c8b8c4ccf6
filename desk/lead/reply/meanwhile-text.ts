import { answerVerbs, findLastAnswer } from '#desk/lead/changes/deadline-text.ts';
import { actorName } from '#desk/parts/text/people-text.ts';
import type { Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';

type Context = {
  seen: string;
  people: Person[];
  me: string;
  formatTime: (at: string) => string;
};

/** Describes a colleague's last answer after the event `seen`. Null if there is none, or if it was undone. */
export function meanwhileText(events: LeadEvent[], { seen, people, me, formatTime }: Context): string | null {
  const later = events.slice(events.findIndex(({ id }) => id === seen) + 1);
  const answer = findLastAnswer(later.filter(({ by }) => by !== me));
  if (!answer) return null;
  return `${actorName(people, answer.by, me)} ${answerVerbs[answer.kind]} ${formatTime(answer.at)}.`;
}
