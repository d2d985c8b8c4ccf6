import { type RefObject, useEffect, useRef, useState } from 'react';
import { SearchInput } from '#desk/parts/search-input.tsx';

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
