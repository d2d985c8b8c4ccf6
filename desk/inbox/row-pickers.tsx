import type { ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { Picker, type PickerOption } from '#desk/parts/picker/picker.tsx';
import { assignablePeople, nobody, nobodyOption, statusOptions } from '#desk/parts/picker/picker-options.tsx';
import type { Person } from '#shared/desk/api.ts';
import type { Status } from '#shared/desk/statuses.ts';

function assigneeOptions(people: Person[], me: string): PickerOption[] {
  return [
    ...assignablePeople(people, me).map((person) => ({
      value: person.id,
      label: person.name,
      sign: <Avatar person={person} />,
      ...(person.id === me && { aside: 'you' }),
    })),
    nobodyOption,
  ];
}

type OpenPickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  look?: 'bare' | 'pill';
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

type AssignPickerProps = OpenPickerProps & {
  value?: string | null;
  onPick: (assignee: string | null) => void;
};

export function AssignPicker({ value, onPick, look = 'bare', ...rest }: AssignPickerProps) {
  const { people, me } = useSession();
  return (
    <Picker
      label="Assign"
      search
      look={look}
      {...(value !== undefined && { value: value ?? nobody })}
      options={assigneeOptions(people, me.id)}
      onPick={(picked) => onPick(picked === nobody ? null : picked)}
      {...rest}
    />
  );
}

type StatusPickerProps = OpenPickerProps & { value?: Status; onPick: (status: Status) => void };

export function StatusPicker({ value, onPick, look = 'bare', ...rest }: StatusPickerProps) {
  return (
    <Picker
      label="Status"
      columns={2}
      look={look}
      {...(value && { value })}
      options={statusOptions}
      onPick={(picked) => onPick(picked as Status)}
      {...rest}
    />
  );
}
