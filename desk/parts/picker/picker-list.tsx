import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import type { PickerOption } from './picker.tsx';
import { filterOptions, nextIndex } from './picker-steps.ts';

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
    const next = nextIndex(event.key, active, shown.length, { columns, sideways: !search });
    const byKey = !search && shown.find((option) => option.key?.toLowerCase() === event.key.toLowerCase());
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' || (event.key === ' ' && !search)) pick(current);
    else if (byKey) pick(byKey);
    else if (!search && event.key.length === 1) setActive(findNextStartingWith(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function findNextStartingWith(letter: string): number {
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

type PickerRowProps = {
  id: string;
  option: PickerOption;
  kind: 'options' | 'actions';
  isActive: boolean;
  isSelected: boolean;
  onPoint: () => void;
  onPick: () => void;
};

function PickerRow({ id, option, kind, isActive, isSelected, onPoint, onPick }: PickerRowProps) {
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      {...(kind === 'actions' ? { role: 'menuitem' } : { role: 'option', 'aria-selected': isSelected })}
      {...(option.disabled && { 'aria-disabled': true })}
      {...(isActive && { 'data-active': true })}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="flex min-h-9.5 w-full items-center gap-2.5 rounded-row px-2.5 py-1 text-left select-none aria-disabled:text-mute data-active:bg-paper-2 pointer-coarse:min-h-12 forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2"
    >
      {option.sign}
      <span className={`min-w-0 wrap-anywhere ${isSelected ? 'font-semibold' : ''}`}>{option.label}</span>
      <span className="ml-auto flex items-center gap-2 pl-2 text-caption text-mute">
        {option.aside}
        {isSelected && <Icon name="check" className="size-4.5 text-ink" />}
        {option.key && <KeyHint>{option.key.toUpperCase()}</KeyHint>}
      </span>
    </button>
  );
}
