import { memo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { isUploading, useUploads } from '#desk/api/uploads.ts';
import { Brand, BrandMark } from '#desk/parts/brand.tsx';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { removeLeadFromPath, usePathValue } from '#desk/parts/location.ts';
import { buildListUrl, parseListUrl } from '#desk/views/list-url.ts';
import { useSavedViews } from '#desk/views/saved-views.ts';
import type { View } from '#shared/desk/api.ts';
import { AccountMenu } from './account-menu.tsx';
import { EmailState } from './email-state.tsx';
import { formatCount, homePath, navigationEntries, viewNames } from './navigation-entries.ts';
import { useUnpublishedCount } from './unpublished-count.ts';
import { twoPaneScreen, useMedia } from './use-media.ts';

const listedViews: View[] = ['open', 'new', 'mine', 'overdue', 'waiting', 'creators', 'brands', 'all'];

type NavigationLinkProps = {
  href: string;
  icon?: IconName;
  isCurrent: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

function NavigationLink({ href, icon, isCurrent, aside, children }: NavigationLinkProps) {
  const classes = icon ? 'pl-2 font-semibold text-ink' : 'pl-9';
  return (
    <Link
      href={href}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={`group flex min-h-8 items-center gap-2.5 rounded-row py-0.5 pr-2.5 text-ink-3 no-underline hover:bg-ink/5 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 ${classes}`}
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
      {formatCount(count)}
    </span>
  );
}

/** The full name does not fit into the column. */
function WaitingViewName() {
  return (
    <span>
      Waiting<span className="sr-only"> for them</span>
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
      <NavigationLink
        href="/leads"
        icon="inbox"
        isCurrent={false}
        {...(counts?.unread && { aside: `${formatCount(counts.unread)} unread` })}
      >
        Leads
      </NavigationLink>
      <ul>
        {listedViews.map((name) => (
          <li key={name}>
            <NavigationLink
              href={name === 'open' ? '/leads' : `/leads?view=${name}`}
              isCurrent={isInLeads && view === name}
              {...(counts && {
                aside:
                  name === 'overdue' && counts.overdue > 0 ? (
                    <LateCount count={counts.overdue} />
                  ) : (
                    formatCount(counts[name])
                  ),
              })}
            >
              {name === 'waiting' ? <WaitingViewName /> : viewNames[name]}
            </NavigationLink>
          </li>
        ))}
        {(path === '/unsorted' || (counts && counts.unsorted > 0)) && (
          <li>
            <NavigationLink
              href="/unsorted"
              isCurrent={path === '/unsorted'}
              {...(counts && { aside: formatCount(counts.unsorted) })}
            >
              Unsorted
            </NavigationLink>
          </li>
        )}
        <li>
          <NavigationLink
            href="/quarantine"
            isCurrent={path === '/quarantine'}
            {...(counts && { aside: formatCount(counts.quarantine) })}
          >
            Held
          </NavigationLink>
        </li>
        <SavedViewList />
      </ul>
      <hr className="mx-2 my-3 border-line-2" />
    </>
  );
}

function UnpublishedCount({ count }: { count: number }) {
  return (
    <>
      {formatCount(count)}
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

function useEntryCounts(): Record<string, ReactNode> {
  const { data } = useOverview();
  const changes = useUnpublishedCount();
  const sending = useUploads().filter(isUploading).length;
  const { late = 0, unsorted = 0 } = data
    ? { late: data.counts.overdue, unsorted: data.counts.unsorted }
    : {};
  return {
    '/leads': late > 0 ? <LateCount count={late} /> : undefined,
    '/unsorted': unsorted > 0 ? formatCount(unsorted) : undefined,
    '/words': changes > 0 ? <UnpublishedCount count={changes} /> : undefined,
    '/media': sending > 0 ? <UploadCount count={sending} /> : undefined,
  };
}

function isCurrentPath(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

function WideNavigation({ path }: { path: string }) {
  const { me, site } = useSession();
  const counts = useEntryCounts();
  const others = navigationEntries.filter(({ path, roles }) => {
    return !['/leads', '/unsorted', '/quarantine', '/account'].includes(path) && roles.includes(me.role);
  });
  return (
    <>
      <Link href={homePath(me.role)} className="mb-3.5 flex min-h-8 items-center pl-1.5 no-underline">
        <Brand name={site.brand} />
      </Link>
      <nav aria-label="Desk">
        <LeadEntries path={path} />
        <ul>
          {others.map(({ path: href, label, icon, isBelow }) => (
            <li key={href}>
              <NavigationLink
                href={href}
                {...(!isBelow && { icon })}
                isCurrent={isCurrentPath(href, path)}
                {...(counts[href] && { aside: counts[href] })}
              >
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-6">
        <EmailState className="mb-2.5 px-2" />
        <hr className="mb-2.5 border-line-2" />
        <AccountMenu />
      </div>
    </>
  );
}

/** Icons with labels below. Shown on tablets, and to editors, who have only two entries. */
function NavigationRail({ path }: { path: string }) {
  const { me, site } = useSession();
  const canWorkLeads = useHasRole(['admin', 'agent']);
  const counts = useEntryCounts();
  const shown = navigationEntries.filter(
    ({ path: href, roles }) =>
      href !== '/account' &&
      roles.includes(me.role) &&
      (href !== '/unsorted' || isCurrentPath(href, path) || counts[href] !== undefined),
  );
  return (
    <>
      <Link href={homePath(me.role)} className="mb-2.5 grid min-h-11 place-items-center no-underline">
        <BrandMark name={site.brand} />
      </Link>
      <nav aria-label="Desk">
        <ul className="grid gap-1">
          {shown.map(({ path: href, label, short = label, icon }) => (
            <li key={href}>
              <Link
                href={href}
                {...(isCurrentPath(href, path) && { 'aria-current': 'page' as const })}
                className="relative grid min-h-13 content-center justify-items-center gap-0.5 rounded-row text-center text-key leading-tight text-ink-3 no-underline hover:bg-ink/5 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
              >
                <Icon name={icon} />
                {short}
                {counts[href] && <span className="absolute top-0.5 right-1 text-key">{counts[href]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2.5 pt-6">
        {canWorkLeads && <EmailState isShort />}
        <hr className="border-line-2" />
        <AccountMenu isShort />
      </div>
    </>
  );
}

export const Navigation = memo(function Navigation() {
  const path = usePathValue(removeLeadFromPath);
  const isWide = useMedia(twoPaneScreen);
  const canWorkLeads = useHasRole(['admin', 'agent']);
  const isRail = !isWide || !canWorkLeads;
  return (
    <header
      data-pane="navigation"
      className={`relative hidden min-h-0 flex-col overflow-y-auto bg-paper-2 pt-4.5 pb-3.5 sm:flex forced-colors:border-r ${isRail ? 'w-22 px-1' : 'w-46 px-3'}`}
    >
      {isRail ? <NavigationRail path={path} /> : <WideNavigation path={path} />}
    </header>
  );
});

function SavedViewList() {
  const { views, forget } = useSavedViews();
  const isInLeads = usePathValue((path) => removeLeadFromPath(path) === '/leads');
  const search = useSearch();
  const here = isInLeads ? buildListUrl({ filter: parseListUrl(search).filter }) : '';
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
