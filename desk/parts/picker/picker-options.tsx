import { Avatar } from '#desk/parts/avatar.tsx';
import { StatusRing } from '#desk/parts/status-ring.tsx';
import type { Person } from '#shared/desk/api.ts';
import { statuses, statusNames } from '#shared/desk/statuses.ts';
import type { PickerOption } from './picker.tsx';

export const nobody = 'nobody';

export const nobodyOption: PickerOption = {
  value: nobody,
  label: 'Unassigned',
  sign: <Avatar person={null} />,
};

/**
 * Members to whom leads can be assigned, the signed-in one first.
 * @param assigned the current assignee, who is always listed
 */
export function assignablePeople(people: Person[], me: string, assigned?: string | null): Person[] {
  return people
    .filter(({ id, role, disabled }) => (!disabled && role !== 'editor') || id === assigned)
    .toSorted((a, b) => Number(b.id === me) - Number(a.id === me) || a.name.localeCompare(b.name));
}

export const statusOptions: PickerOption[] = statuses.map((status, index) => ({
  value: status,
  label: statusNames[status],
  sign: <StatusRing status={status} className="size-4" />,
  key: String(index + 1),
}));
