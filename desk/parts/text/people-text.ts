import type { Person } from '#shared/desk/api.ts';
import { firstName } from './initials.ts';

export function memberName(people: Person[], id: string | null): string {
  if (id === null) return 'Unassigned';
  return people.find((person) => person.id === id)?.name ?? 'Former member';
}

/** Names the author of an action: "You", the first name, or "The desk" for an automatic action (null). */
export function actorName(people: Person[], id: string | null, me: string): string {
  if (id === null) return 'The desk';
  return id === me ? 'You' : firstName(memberName(people, id));
}
