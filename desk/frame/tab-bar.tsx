import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useIsOne, useSession, useSignOut } from '#desk/api/session.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { MailState } from './mail-state.tsx';
import { countWords, places } from './places.ts';
import { useToasts } from './toasts.tsx';
import { useOverview } from './use-overview.ts';

const tab =
  'relative flex min-h-14 flex-1 flex-col items-center gap-0.5 px-1 pt-2 text-caption text-mute no-underline aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:underline';

function Inside({ icon, badge, children }: { icon: IconName; badge?: number; children: ReactNode }) {
  return (
    <>
      <span className="relative">
        <Icon name={icon} className="size-6" />
        {badge ? (
          <span className="absolute -top-1.5 left-[60%] min-w-5 rounded-full bg-ink px-1 text-center text-key leading-5 font-semibold text-white forced-colors:border">
            {badge > 99 ? '99+' : badge}
            <span className="sr-only"> unread, </span>
          </span>
        ) : null}
      </span>
      {children}
    </>
  );
}

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-row px-2 text-left text-letter no-underline hover:bg-paper-2';

function More({ onClose }: { onClose: () => void }) {
  const { me } = useSession();
  const { data } = useOverview();
  const { say } = useToasts();
  const signOut = useSignOut();
  const worksLeads = useIsOne(['admin', 'agent']);
  const others = places.filter(
    ({ path, roles }) => !['/leads', '/numbers'].includes(path) && roles.includes(me.role),
  );
  return (
    <>
      <nav aria-label="More of the desk" className="-mx-2 grid">
        {others.map(({ path, label, icon }) => (
          <Link key={path} href={path} className={row} onClick={onClose}>
            <Icon name={icon} />
            {label}
            {path === '/quarantine' && data && (
              <span className="ml-auto text-mute">{countWords(data.counts.quarantine)}</span>
            )}
          </Link>
        ))}
        <button
          type="button"
          className={row}
          onClick={() =>
            signOut.mutate(undefined, {
              onError: (error) => say({ title: 'Still signed in.', detail: error.message }),
            })
          }
        >
          <Icon name="leave" />
          Sign out {me.name}
        </button>
      </nav>
      {worksLeads && <MailState className="mt-3 border-line border-t pt-3" />}
    </>
  );
}

/** On phones: the screens at the thumb. */
export function TabBar() {
  const [path] = useLocation();
  const { data } = useOverview();
  const [isOpen, setOpen] = useState(false);
  const worksLeads = useIsOne(['admin', 'agent']);
  const isInLeads = path === '/leads';
  const isInMore = !isInLeads && path !== '/numbers';
  return (
    <>
      <nav
        aria-label="Desk"
        className="fixed inset-x-0 bottom-0 z-30 flex border-line-2 border-t bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden [@media(max-height:26rem)]:static"
      >
        {worksLeads && (
          <>
            <Link href="/leads" className={tab} {...(isInLeads && { 'aria-current': 'page' as const })}>
              <Inside icon="inbox" badge={data?.counts.unread ?? 0}>
                Leads
              </Inside>
            </Link>
            <Link
              href="/numbers"
              className={tab}
              {...(path === '/numbers' && { 'aria-current': 'page' as const })}
            >
              <Inside icon="chart">Numbers</Inside>
            </Link>
          </>
        )}
        <button
          type="button"
          className={tab}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          {...(isInMore && { 'aria-current': 'page' as const })}
        >
          <Inside icon="people">More</Inside>
        </button>
      </nav>
      <Dialog open={isOpen} onOpenChange={setOpen} title="More">
        <More onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
