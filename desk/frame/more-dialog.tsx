import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession, useSignOut } from '#desk/api/session.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { EmailState } from './email-state.tsx';
import { formatCount, navigationEntries } from './navigation-entries.ts';
import { useToasts } from './toasts.tsx';

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-row px-2 text-left text-letter no-underline hover:bg-paper-2';

export function MoreDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { me } = useSession();
  const { data } = useOverview();
  const { showToast } = useToasts();
  const signOut = useSignOut();
  const canWorkLeads = useHasRole(['admin', 'agent']);
  const others = navigationEntries.filter(
    ({ path, roles }) =>
      !['/leads', '/numbers', '/words', '/media'].includes(path) &&
      roles.includes(me.role) &&
      (path !== '/unsorted' || (data?.counts.unsorted ?? 0) > 0),
  );
  return (
    <Dialog {...{ open, onOpenChange }} title="More">
      <nav aria-label="More of the desk" className="-mx-2 grid">
        {others.map(({ path, label, icon }) => (
          <Link key={path} href={path} className={rowClass} onClick={() => onOpenChange(false)}>
            <Icon name={icon} />
            {label}
            {path === '/unsorted' && data && (
              <span className="ml-auto text-mute">{formatCount(data.counts.unsorted)}</span>
            )}
            {path === '/quarantine' && data && (
              <span className="ml-auto text-mute">{formatCount(data.counts.quarantine)}</span>
            )}
          </Link>
        ))}
        <button
          type="button"
          className={rowClass}
          onClick={() =>
            signOut.mutate(undefined, {
              onError: (error) =>
                showToast({ title: 'Still signed in.', detail: error.message, isWarning: true }),
            })
          }
        >
          <Icon name="leave" />
          Sign out {me.name}
        </button>
      </nav>
      {canWorkLeads && <EmailState className="mt-3 border-line border-t pt-3" />}
    </Dialog>
  );
}
