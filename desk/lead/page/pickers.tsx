import { useQuery } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import { overviewQuery } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import { Picker } from '#desk/parts/picker/picker.tsx';
import { assignablePeople, nobody, nobodyOption, statusOptions } from '#desk/parts/picker/picker-options.tsx';
import { StatusRing } from '#desk/parts/status-ring.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { memberName } from '#desk/parts/text/people-text.ts';
import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { PeoplePage } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { useOpenLead } from './open-lead.tsx';

type LeadPickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isWide?: boolean;
};

export function StatusPicker({ open, onOpenChange, isWide = false }: LeadPickerProps) {
  const { lead, changes } = useOpenLead();
  const shown = shownValue(changes.failedChange, 'status', lead.status) as Status;
  return (
    <Picker
      label="Status"
      value={shown}
      columns={2}
      look={isWide ? 'bare' : 'pill'}
      className={isWide ? wideClass : ''}
      align={isWide ? 'start' : 'end'}
      options={statusOptions}
      open={open}
      onOpenChange={onOpenChange}
      onPick={(value) => changes.setStatus(value as Status)}
    >
      <StatusRing status={shown} className="size-3.5" />
      {statusNames[shown]}
      {isWide && <KeyAndArrow>S</KeyAndArrow>}
    </Picker>
  );
}

export function AssigneePicker({ open, onOpenChange, isWide = false }: LeadPickerProps) {
  const { lead, changes } = useOpenLead();
  const { people, me } = useSession();
  const openWork = useOpenLeadCounts(open);
  const shown = shownValue(changes.failedChange, 'assignee', lead.assignee);
  const person = people.find(({ id }) => id === shown) ?? null;
  const name = memberName(people, shown);
  return (
    <Picker
      label="Assigned to"
      value={shown ?? nobody}
      search
      look={isWide ? 'bare' : 'pill'}
      className={isWide ? wideClass : 'max-w-36 min-w-0'}
      align="end"
      options={[
        ...assignablePeople(people, me.id, shown).map(({ id, name }) => ({
          value: id,
          label: name,
          sign: <Avatar person={{ id, name }} />,
          aside: (
            <>
              {id === me.id && <span>you, </span>}
              {openWork(id)}
            </>
          ),
        })),
        nobodyOption,
      ]}
      open={open}
      onOpenChange={onOpenChange}
      onPick={(value) => changes.assign(value === nobody ? null : value)}
    >
      {person && <Avatar person={person} size={24} />}
      <bdi
        className={`truncate ${person ? '' : 'underline decoration-field decoration-dashed underline-offset-4'}`}
      >
        {person && !isWide ? firstName(name) : name}
      </bdi>
      {isWide && <KeyAndArrow>A</KeyAndArrow>}
    </Picker>
  );
}

const wideClass =
  'w-full min-w-0 min-h-10 rounded-full border border-field bg-white px-3.5 py-1 hover:bg-paper max-sm:min-h-11';

function KeyAndArrow({ children }: { children: string }) {
  return (
    <span className="ml-auto flex items-center gap-2">
      <span className="max-sm:hidden">
        <KeyHint>{children}</KeyHint>
      </span>
      <Icon name="down" className="size-4" />
    </span>
  );
}

function shownValue(
  failedChange: ReturnType<typeof useOpenLead>['changes']['failedChange'],
  field: 'status' | 'assignee',
  value: string | null,
): string | null {
  const canRetry = failedChange && !failedChange.conflict && failedChange.change.field === field;
  return canRetry ? failedChange.change.value : value;
}

function useOpenLeadCounts(isEnabled: boolean): (id: string) => React.ReactNode {
  const isAdmin = useHasRole(['admin']);
  const { data: counted } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => request<PeoplePage>('people', { signal }),
    enabled: isEnabled && isAdmin,
    staleTime: 30_000,
  });
  const { data: overview } = useQuery({ ...overviewQuery, enabled: isEnabled });
  return (id) => {
    const running = overview?.running.filter(({ assignee }) => assignee === id) ?? [];
    const late = running.filter(({ clock, createdAt }) =>
      isOverdue(clockState(clock, createdAt, serverNow())),
    );
    const open = counted?.people.find((person) => person.id === id)?.open;
    const text = open === undefined ? `${running.length} waiting` : `${open} open`;
    if (late.length === 0) return overview || counted ? text : null;
    return <span className="text-tally-text">{`${text}, ${late.length} late`}</span>;
  };
}
