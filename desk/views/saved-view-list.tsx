import { useSearch } from 'wouter';
import { useHere, withoutLead } from '#desk/parts/here.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { readAddress, writeAddress } from './address.ts';
import { useSavedViews } from './saved-views.ts';

export function SavedViewList() {
  const { views, forget } = useSavedViews();
  const isInLeads = useHere((path) => withoutLead(path) === '/leads');
  const search = useSearch();
  const here = isInLeads ? writeAddress({ filter: readAddress(search).filter }) : '';
  return views.map(({ name, href }) => (
    <li key={name} className="group relative">
      <Link
        href={href}
        {...(href === here && { 'aria-current': 'page' as const })}
        className="flex min-h-8 items-center rounded-row py-0.5 pr-8 pl-9 text-ink-3 no-underline wrap-anywhere hover:bg-ink/5 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
      >
        {name}
      </Link>
      <button
        type="button"
        onClick={() => forget(name)}
        aria-label={`Remove the view ${name}`}
        className="absolute top-1/2 right-1 grid size-7 -translate-y-1/2 place-items-center rounded-full text-mute opacity-0 group-hover:opacity-100 hover:bg-paper-2 hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  ));
}
