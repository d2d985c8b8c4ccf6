import { type KeyboardEvent, type RefObject, Suspense, useId, useState } from 'react';
import { hrefOfDocument } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { lazyPart } from '#desk/parts/lazy-part.tsx';
import { Link } from '#desk/parts/link.tsx';
import { SearchInput } from '#desk/parts/search-input.tsx';
import type { DocumentGroup, DocumentRow } from '#shared/desk/content.ts';

const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

type DocumentListProps = {
  documents: DocumentRow[];
  current: string | undefined;
  field: RefObject<HTMLInputElement | null>;
};

const groupNames: { group: DocumentGroup; name: string }[] = [
  { group: 'site', name: 'The agency' },
  { group: 'pages', name: 'Pages' },
  { group: 'everywhere', name: 'On several pages' },
  { group: 'shows', name: 'Shows' },
];

const entryClass =
  'flex min-h-8 items-center gap-2 rounded-[9px] px-2 py-1 no-underline hover:bg-ink/4 aria-[current]:bg-paper-2 aria-[current]:font-semibold pointer-coarse:min-h-11 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2';

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a[href]'),
  ).filter((stop) => stop.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function DocumentLink({ row, isCurrent }: { row: DocumentRow; isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={hrefOfDocument(row.id)}
        className={entryClass}
        {...(isCurrent && { 'aria-current': 'page' as const, 'data-pane-focus': '' })}
      >
        <span className="min-w-0 leading-tight wrap-anywhere">
          {row.name}
          {row.group === 'pages' && row.route && (
            <span className="block text-key font-normal text-mute">{row.route}</span>
          )}
        </span>
        {row.stale > 0 && (
          <span className="ml-auto flex text-ink">
            <Icon name="alert" className="size-4.5" />
            <span className="sr-only">, has outdated changes</span>
          </span>
        )}
        {row.changes > 0 && (
          <span className={`text-caption ${row.stale > 0 ? '' : 'ml-auto'}`}>
            {row.changes}
            <span className="sr-only"> {row.changes === 1 ? 'change' : 'changes'}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function DocumentLinks({
  name,
  rows,
  current,
}: {
  name: string;
  rows: DocumentRow[];
  current: string | undefined;
}) {
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <div className="mt-3 first:mt-0">
      <p id={heading} className="px-2 pb-1 text-caption text-mute">
        {name}
      </p>
      <ul aria-labelledby={heading}>
        {rows.map((row) => (
          <DocumentLink key={row.id} row={row} isCurrent={row.id === current} />
        ))}
      </ul>
    </div>
  );
}

export function DocumentList({ documents, current, field }: DocumentListProps) {
  const [typed, setTyped] = useState('');
  const query = typed.trim().toLowerCase();
  const named = documents.filter(({ name, route }) => `${name} ${route ?? ''}`.toLowerCase().includes(query));
  const pages = documents.filter(({ group }) => group === 'pages').length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its links and field
    <div onKeyDown={moveFocus}>
      <SearchInput
        label="Search pages and their texts"
        placeholder={`${pages} pages`}
        value={typed}
        onChange={setTyped}
        field={field}
        className="mx-0.5 mb-2"
      />
      <nav aria-label="Pages">
        <Link href="/media" className={`${entryClass} mb-3 sm:hidden`}>
          <Icon name="picture" className="size-4.5" />
          Media
        </Link>
        {groupNames.map(({ group, name }) => (
          <DocumentLinks
            key={group}
            name={name}
            rows={named.filter((row) => row.group === group)}
            current={current}
          />
        ))}
        {query.length > 1 && (
          <Suspense>
            <SearchResults {...{ query, documents }} />
          </Suspense>
        )}
        {named.length === 0 && query.length < 2 && <p className="px-2 text-mute">No matching pages.</p>}
      </nav>
    </div>
  );
}
