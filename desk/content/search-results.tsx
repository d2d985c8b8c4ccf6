import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { searchQuery } from '#desk/api/content.ts';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Link } from '#desk/parts/link.tsx';
import type { DocumentRow } from '#shared/desk/content.ts';

/** The delay between the last key press and the search. */
const debounceMilliseconds = 150;

function Excerpt({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-amber/40 text-ink">{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}

function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}

export function SearchResults({ query, documents }: { query: string; documents: DocumentRow[] }) {
  const heading = useId();
  const debounced = useDebounced(query);
  const { data, isPlaceholderData } = useQuery({
    ...searchQuery(debounced),
    placeholderData: keepPreviousData,
  });
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const { hits, count } = data ?? { hits: [], count: 0 };
  return (
    <div className="mt-3">
      <p id={heading} role="status" className="px-2 pb-1 text-caption text-mute">
        In the texts
        {!data || isPlaceholderData || debounced !== query
          ? ', still searching'
          : `: ${count > hits.length ? `the first ${hits.length} of ${count}` : count}`}
      </p>
      <ul aria-labelledby={heading}>
        {Array.from(
          Map.groupBy(hits, ({ document }) => document),
          ([document, found]) => (
            <li key={document} className="pt-1.5">
              <span className="block px-2 text-caption font-semibold">{names.get(document)}</span>
              <ul>
                {found.map(({ path, text }) => (
                  <li key={controlIdOf(path)}>
                    <Link
                      href={`${hrefOfDocument(document)}#${controlIdOf(path)}`}
                      className="block rounded-[9px] px-2 py-1 text-caption leading-snug no-underline wrap-anywhere hover:bg-ink/4 pointer-coarse:min-h-11 pointer-coarse:content-center"
                    >
                      <Excerpt {...{ text, query }} />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
