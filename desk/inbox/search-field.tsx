import { type RefObject, useEffect, useRef, useState } from 'react';
import { SearchInput } from '#desk/parts/search-input.tsx';

const debounceMilliseconds = 250;

type SearchFieldProps = {
  q: string;
  onSearch: (q: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Searches 250 ms after the last key press. */
export function SearchField({ q, onSearch, field }: SearchFieldProps) {
  const [typed, setTyped] = useState(q);
  const searched = useRef(q);
  useEffect(() => {
    // The URL was changed outside this field, for example by going back.
    if (q === searched.current) return;
    searched.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const text = typed.trim();
    if (text === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text;
      onSearch(text);
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <SearchInput
      label="Search leads by name, email, company or handle"
      placeholder="Search leads"
      value={typed}
      onChange={setTyped}
      field={field}
      className="w-full lg:w-82.5"
    />
  );
}
