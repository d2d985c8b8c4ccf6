import type { Person } from '#shared/desk/api.ts';
import { firstName } from './initials.ts';

/** @returns whoever that is; somebody who cannot be found is said to be so */
export function nameOf(people: Person[], id: string | null): string {
  if (id === null) return 'Unassigned';
  return people.find((person) => person.id === id)?.name ?? 'Former member';
}

/** The name by which the others say who did it: "You", else the first name; null is the machine. */
export function doerOf(people: Person[], id: string | null, me: string): string {
  if (id === null) return 'The desk';
  return id === me ? 'You' : firstName(nameOf(people, id));
}
