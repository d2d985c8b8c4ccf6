import type { RefObject } from 'react';
import { Icon } from './icon.tsx';
import { KeyHint } from './key-cap.tsx';

type SearchInputProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  field: RefObject<HTMLInputElement | null>;
  className?: string;
};

/** Esc clears the text, or removes the focus if it is empty. The parent binds "/". */
export function SearchInput({ label, placeholder, value, onChange, field, className }: SearchInputProps) {
  return (
    <search className={`relative block ${className ?? ''}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-mute"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The next Escape closes the surrounding dialog.
          if (value === '' && event.currentTarget.closest('[role=dialog]')) return;
          event.preventDefault();
          event.stopPropagation();
          if (value === '') event.currentTarget.blur();
          else onChange('');
        }}
        className="peer h-10 w-full rounded-control border border-field bg-white pr-9 pl-9.5 placeholder:text-mute focus-visible:border-ink pointer-coarse:h-11 pointer-coarse:text-letter [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-full hover:bg-paper-2 pointer-coarse:size-10"
        >
          <Icon name="close" className="size-4" />
        </button>
      ) : (
        <span className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2">
          <KeyHint>/</KeyHint>
        </span>
      )}
    </search>
  );
}
