import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';

const pause = 250;

type SearchFieldProps = {
  q: string;
  onSearch: (q: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Search words; what is typed is searched for a moment later, Esc takes it out. */
export function SearchField({ q, onSearch, field }: SearchFieldProps) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  useEffect(() => {
    // Somebody went back, or took the search out elsewhere.
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <search className="relative block w-full lg:w-82.5">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-mute"
      />
      <input
        ref={field}
        type="search"
        aria-label="Search leads by name, mail, company or handle"
        aria-keyshortcuts="/"
        placeholder="Name, mail, company, handle"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (typed === '') event.currentTarget.blur();
          else setTyped('');
        }}
        className="peer h-10 w-full rounded-control border border-field bg-white pr-9 pl-9.5 placeholder:text-mute focus-visible:border-ink pointer-coarse:h-11 pointer-coarse:text-letter [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setTyped('');
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
