import type { Change, Person } from '#shared/desk/api.ts';
import { statusNames } from '#shared/desk/statuses.ts';

/** Describes a change: "Dana Whitlock: Won.", "Dana Whitlock is assigned to Ada Okafor." */
export function formatChange(name: string, change: Change, people: Person[]): string {
  if (change.field === 'status') return `${name}: ${statusNames[change.value]}.`;
  const who = people.find(({ id }) => id === change.value)?.name;
  return `${name} is ${who ? `assigned to ${who}` : 'unassigned'}.`;
}
