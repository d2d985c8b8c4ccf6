import { memo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { isUploading, useUploads } from '#desk/api/uploads.ts';
import { Brand } from '#desk/parts/brand.tsx';
import { useHere, withoutLead } from '#desk/parts/here.ts';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { SavedViewList } from '#desk/place/saved-view-list.tsx';
import type { View } from '#shared/desk/api.ts';
import { AccountMenu } from './account-menu.tsx';
import { MailState } from './mail-state.tsx';
import { countWords, homeOf, places, viewNames } from './places.ts';
import { useWordsCount } from './words-count.ts';

const listedViews: View[] = ['open', 'new', 'mine', 'overdue', 'waiting', 'creators', 'brands', 'all'];

type EntryProps = { href: string; icon?: IconName; isHere: boolean; aside?: ReactNode; children: ReactNode };

function Entry({ href, icon, isHere, aside, children }: EntryProps) {
  const look = icon ? 'pl-2 font-semibold text-ink' : 'pl-9';
  return (
    <Link
      href={href}
      {...(isHere && { 'aria-current': 'page' as const })}
      className={`group flex min-h-8 items-center gap-2.5 rounded-row py-0.5 pr-2.5 text-ink-3 no-underline hover:bg-ink/5 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 ${look}`}
    >
      {icon && <Icon name={icon} className="size-4.5" />}
      {children}
      {aside !== undefined && (
        <span className="ml-auto text-caption font-normal whitespace-nowrap text-mute group-aria-[current]:font-semibold group-aria-[current]:text-ink">
          {aside}
        </span>
      )}
    </Link>
  );
}

function LateCount({ count }: { count: number }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-tally-text">
      <i aria-hidden="true" className="size-2 rounded-full bg-tally" />
      {countWords(count)}
    </span>
  );
}

function LeadEntries({ path }: { path: string }) {
  const { data } = useOverview();
  const search = useSearch();
  const counts = data?.counts;
  const view = new URLSearchParams(search).get('view') ?? 'open';
  const isInLeads = path === '/leads';
  return (
    <>
      <Entry
        href="/leads"
        icon="inbox"
        isHere={false}
        {...(counts?.unread && { aside: `${countWords(counts.unread)} unread` })}
      >
        Leads
      </Entry>
      <ul>
        {listedViews.map((name) => (
          <li key={name}>
            <Entry
              href={name === 'open' ? '/leads' : `/leads?view=${name}`}
              isHere={isInLeads && view === name}
              {...(counts && {
                aside:
                  name === 'overdue' && counts.overdue > 0 ? (
                    <LateCount count={counts.overdue} />
                  ) : (
                    countWords(counts[name])
                  ),
              })}
            >
              {viewNames[name]}
            </Entry>
          </li>
        ))}
        {(path === '/unsorted' || (counts && counts.unsorted > 0)) && (
          <li>
            <Entry
              href="/unsorted"
              isHere={path === '/unsorted'}
              {...(counts && { aside: countWords(counts.unsorted) })}
            >
              Unsorted
            </Entry>
          </li>
        )}
        <li>
          <Entry
            href="/quarantine"
            isHere={path === '/quarantine'}
            {...(counts && { aside: countWords(counts.quarantine) })}
          >
            To review
          </Entry>
        </li>
        <SavedViewList />
      </ul>
      <hr className="mx-2 my-3 border-line-2" />
    </>
  );
}

function WordsCount({ count }: { count: number }) {
  return (
    <>
      {countWords(count)}
      <span className="sr-only"> {count === 1 ? 'change' : 'changes'} not published</span>
    </>
  );
}

function UploadCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">↑ {count}</span>
      <span className="sr-only">{count} uploading</span>
    </>
  );
}

export const Navigation = memo(function Navigation() {
  const { me, site } = useSession();
  const path = useHere(withoutLead);
  const worksLeads = useHasRole(['admin', 'agent']);
  const changes = useWordsCount();
  const sending = useUploads().filter(isUploading).length;
  const others = places.filter(({ path, roles }) => {
    return !['/leads', '/unsorted', '/quarantine', '/account'].includes(path) && roles.includes(me.role);
  });
  return (
    <header
      data-pane="navigation"
      className="relative hidden min-h-0 flex-col overflow-y-auto bg-paper-2 px-3 pt-4.5 pb-3.5 sm:flex forced-colors:border-r"
    >
      <Link href={homeOf(me.role)} className="mb-3.5 flex min-h-8 items-center pl-1.5 no-underline">
        <Brand name={site.brand} />
      </Link>
      <nav aria-label="Desk">
        {worksLeads && <LeadEntries path={path} />}
        <ul>
          {others.map(({ path: href, label, icon, isBelow }) => (
            <li key={href}>
              <Entry
                href={href}
                {...(!isBelow && { icon })}
                isHere={path === href || path.startsWith(`${href}/`)}
                {...(href === '/words' && changes > 0 && { aside: <WordsCount count={changes} /> })}
                {...(href === '/media' && sending > 0 && { aside: <UploadCount count={sending} /> })}
              >
                {label}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-6">
        {worksLeads && <MailState className="mb-2.5 px-2" />}
        <hr className="mb-2.5 border-line-2" />
        <AccountMenu />
      </div>
    </header>
  );
});
