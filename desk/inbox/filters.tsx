import { useSession, useSettings } from '#desk/api/session.ts';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { FormIcon } from '#desk/parts/form-icon.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Picker, type PickerOption } from '#desk/parts/picker/picker.tsx';
import { nobody, nobodyOption, statusOptions } from '#desk/parts/picker/picker-options.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import type { InboxLocation } from '#desk/views/use-list-location.ts';
import type { Sort } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { forms as definitions, formOf } from '#shared/forms/forms.ts';

const anyValue = '';
export const sortNames: Record<Sort, string> = { due: 'Due first', newest: 'Newest first' };
const shortSortNames: Record<Sort, string> = { due: 'Due first', newest: 'Newest' };

type FilterPillProps = {
  label: string;
  value: string | undefined;
  text: string | undefined;
  anyLabel: string;
  options: PickerOption[];
  search?: boolean;
  onPick: (value: string | undefined) => void;
};

function FilterPill({ label, value, text, anyLabel, options, search = false, onPick }: FilterPillProps) {
  return (
    <Picker
      label={label}
      value={value ?? anyValue}
      look={value === undefined ? 'pill' : 'set'}
      search={search}
      className="shrink-0"
      options={[{ value: anyValue, label: anyLabel }, ...options]}
      onPick={(picked) => onPick(picked === anyValue ? undefined : picked)}
    >
      <span className="max-w-32 truncate">{text ?? <span aria-hidden="true">{label}</span>}</span>
    </Picker>
  );
}

export type FilterProps = Pick<InboxLocation, 'filter' | 'narrow'>;

/** The filters, for the pills and for the sheet on phones. */
export function useFilterPills({ filter, narrow }: FilterProps): FilterPillProps[] {
  const settings = useSettings();
  const { people, me } = useSession();
  const { form, status, who } = filter;
  const forms = [
    ...new Set([
      ...definitions.map(({ table }) => table),
      ...settings.promises.map((promise) => promise.form),
      ...(form ? [form] : []),
    ]),
  ];
  const person = people.find(({ id }) => id === who);
  const members = people.filter(({ role, id }) => role !== 'editor' || id === who);
  return [
    {
      label: 'Form',
      value: form,
      text: form && formOf(form).name,
      anyLabel: 'Any form',
      options: forms.map((name) => ({
        value: name,
        label: formOf(name).name,
        sign: <FormIcon form={name} />,
      })),
      onPick: (picked) => narrow({ form: picked }),
    },
    {
      label: 'Status',
      value: status,
      text: status && statusNames[status],
      anyLabel: 'Any status',
      options: statusOptions,
      onPick: (picked) => narrow({ status: picked as Status | undefined }),
    },
    {
      label: 'Assigned to',
      value: who,
      text: who === nobody ? 'Unassigned' : who && (person ? firstName(person.name) : 'Someone'),
      anyLabel: 'Anyone',
      search: true,
      options: [
        nobodyOption,
        ...members.map(({ id, name, disabled }) => ({
          value: id,
          label: name,
          sign: <Avatar person={{ id, name }} />,
          ...(id === me.id ? { aside: 'you' } : disabled ? { aside: 'left' } : {}),
        })),
      ],
      onPick: (picked) => narrow({ who: picked }),
    },
  ];
}

export function Filters({ filter, narrow }: FilterProps) {
  const { view } = filter;
  return (
    <>
      {view !== 'all' && (
        <button
          type="button"
          onClick={() => narrow({ view: 'all' })}
          className="hidden min-h-8.5 shrink-0 items-center gap-2 rounded-full border border-ink-3 bg-ink-3 py-1 pr-2.5 pl-3 text-caption text-white hover:bg-ink-2 lg:@min-[38rem]/bar:inline-flex pointer-coarse:min-h-11"
        >
          {viewNames[view]}
          <Icon name="close" className="size-3.5" />
          <span className="sr-only">: show all leads instead</span>
        </button>
      )}
      {useFilterPills({ filter, narrow }).map((pill) => (
        <FilterPill key={pill.label} {...pill} />
      ))}
    </>
  );
}

export function SortPicker({ filter, narrow }: FilterProps) {
  const { sort } = filter;
  return (
    <Picker
      label="Order"
      look="quiet"
      align="end"
      value={sort}
      className="shrink-0"
      options={Object.entries(sortNames).map(([value, label]) => ({ value, label }))}
      onPick={(picked) => narrow({ sort: picked as Sort })}
    >
      <span className="max-sm:hidden @max-[38rem]/bar:hidden">{sortNames[sort]}</span>
      <span aria-hidden="true" className="sm:@min-[38rem]/bar:hidden">
        {shortSortNames[sort]}
      </span>
    </Picker>
  );
}
