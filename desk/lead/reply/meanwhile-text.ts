import { answerVerbs } from '#desk/lead/changes/deadline-text.ts';
import { doerOf } from '#desk/parts/text/people-text.ts';
import type { LeadEvent, Person } from '#shared/desk/api.ts';

type Here = {
  seen: string;
  people: Person[];
  me: string;
  moment: (at: string) => string;
};

/** What a colleague last answered a lead with since, and when; null where nobody did, or took it back. */
export function meanwhileText(events: LeadEvent[], { seen, people, me, moment }: Here): string | null {
  const undone = new Set(events.map((event) => event.kind === 'undo' && event.detail.event));
  const answer = events
    .slice(events.findIndex(({ id }) => id === seen) + 1)
    .findLast(({ id, kind, by }) => kind in answerVerbs && by !== me && !undone.has(id));
  if (!answer) return null;
  return `${doerOf(people, answer.by, me)} ${answerVerbs[answer.kind as keyof typeof answerVerbs]} ${moment(answer.at)}.`;
}
