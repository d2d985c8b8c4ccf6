import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PickerOption } from './picker.tsx';
import { PickerRow } from './picker-row.tsx';
import { filterOptions, stepFrom } from './picker-steps.ts';

type PickerListProps = {
  label: string;
  value?: string | null | undefined;
  options: PickerOption[];
  columns: 1 | 2;
  search: boolean;
  kind: 'options' | 'actions';
  onPick: (value: string) => void;
};

export function PickerList({ label, value, options, columns, search, kind, onPick }: PickerListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const shown = filterOptions(options, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const current = shown[Math.min(active, shown.length - 1)];
  const optionId = (option: PickerOption) => `${id}-${option.value}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  function pick(option: PickerOption | undefined) {
    if (option && !option.disabled) onPick(option.value);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepFrom(event.key, active, shown.length, { columns, sideways: !search });
    const byKey = !search && shown.find((option) => option.key?.toLowerCase() === event.key.toLowerCase());
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' || (event.key === ' ' && !search)) pick(current);
    else if (byKey) pick(byKey);
    else if (!search && event.key.length === 1) setActive(nextStartingWith(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function nextStartingWith(letter: string): number {
    const startsWithLetter = (option: PickerOption) =>
      option.label.toLowerCase().startsWith(letter.toLowerCase());
    const after = shown.findIndex((option, index) => index > active && startsWithLetter(option));
    const any = after < 0 ? shown.findIndex(startsWithLetter) : after;
    return any < 0 ? active : any;
  }

  const keyProps = {
    onKeyDown: handleKeyDown,
    ...(current && { 'aria-activedescendant': optionId(current) }),
  };
  return (
    <>
      {search && (
        <div className="px-1 pb-1.5">
          <input
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded="true"
            aria-controls={id}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Type a name"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            className="min-h-9.5 w-full rounded-control border border-field bg-white px-3 placeholder:text-mute pointer-coarse:min-h-11 pointer-coarse:text-letter"
            {...keyProps}
          />
        </div>
      )}
      <div
        ref={list}
        id={id}
        tabIndex={search ? -1 : 0}
        className={`max-h-[min(24rem,70dvh)] overflow-y-auto outline-none ${columns === 2 ? 'grid grid-cols-2 gap-x-1.5' : ''}`}
        {...{ role: kind === 'actions' ? 'menu' : 'listbox', 'aria-label': label }}
        {...(!search && keyProps)}
      >
        {shown.map((option, index) => (
          <PickerRow
            key={option.value}
            id={optionId(option)}
            {...{ option, kind }}
            isActive={option === current}
            isSelected={option.value === value}
            onPoint={() => setActive(index)}
            onPick={() => pick(option)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-mute">
          Nothing begins with “{query}”.
        </p>
      )}
    </>
  );
}
