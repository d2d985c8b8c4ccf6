import { type ReactNode, startTransition, useState } from 'react';
import { useLocation } from 'wouter';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole } from '#desk/api/session.ts';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { Link } from '#desk/parts/link.tsx';
import { useUnpublishedCount } from './unpublished-count.ts';

const MoreDialog = lazyOverlay(async () => (await import('./more-dialog.tsx')).MoreDialog);

const tabClass =
  'relative flex min-h-14 flex-1 flex-col items-center gap-0.5 px-1 pt-2 text-caption text-mute no-underline aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:underline';

type TabContentProps = { icon: IconName; badge?: number; badgeLabel?: string; children: ReactNode };

function TabContent({ icon, badge, badgeLabel = 'unread', children }: TabContentProps) {
  return (
    <>
      <span className="relative">
        <Icon name={icon} className="size-6" />
        {badge ? (
          <span className="absolute -top-1.5 left-[60%] min-w-5 rounded-full bg-ink px-1 text-center text-key leading-5 font-semibold text-white forced-colors:border">
            {badge > 99 ? '99+' : badge}
            <span className="sr-only"> {badgeLabel}, </span>
          </span>
        ) : null}
      </span>
      {children}
    </>
  );
}

export function TabBar() {
  const [path] = useLocation();
  const { data } = useOverview();
  /** Undefined until the dialog is first opened, so that its code loads only then. */
  const [isOpen, setOpen] = useState<boolean>();
  const canWorkLeads = useHasRole(['admin', 'agent']);
  const canEditContent = useHasRole(['admin', 'editor']);
  const changes = useUnpublishedCount();
  const isInLeads = path === '/leads';
  const isInContent = path === '/words' || path.startsWith('/words/') || path.startsWith('/media');
  const isInMore = !isInLeads && !isInContent && path !== '/numbers';
  return (
    <>
      <nav
        aria-label="Desk"
        className="fixed inset-x-0 bottom-0 z-30 flex border-line-2 border-t bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden [@media(max-height:26rem)]:static"
      >
        {canWorkLeads && (
          <>
            <Link href="/leads" className={tabClass} {...(isInLeads && { 'aria-current': 'page' as const })}>
              <TabContent icon="inbox" badge={data?.counts.unread ?? 0}>
                Leads
              </TabContent>
            </Link>
            <Link
              href="/numbers"
              className={tabClass}
              {...(path === '/numbers' && { 'aria-current': 'page' as const })}
            >
              <TabContent icon="chart">Reports</TabContent>
            </Link>
          </>
        )}
        {canEditContent && (
          <Link href="/words" className={tabClass} {...(isInContent && { 'aria-current': 'page' as const })}>
            <TabContent icon="pen" badge={changes} badgeLabel="not published">
              Content
            </TabContent>
          </Link>
        )}
        <button
          type="button"
          className={tabClass}
          aria-haspopup="dialog"
          onClick={() => startTransition(() => setOpen(true))}
          {...(isInMore && { 'aria-current': 'page' as const })}
        >
          <TabContent icon="people">More</TabContent>
        </button>
      </nav>
      {isOpen !== undefined && (
        <MoreDialog open={isOpen} onOpenChange={setOpen} onNotLoaded={() => setOpen(undefined)} />
      )}
    </>
  );
}
