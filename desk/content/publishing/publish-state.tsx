import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentQuery } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { BusyRing } from '#desk/parts/busy-ring.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { formatTimeOfDay } from '#desk/time/format-time.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { pathText } from './path-text.ts';

const minute = 60_000;

export function isUnderWay(release: Release | null): boolean {
  return release !== null && ['queued', 'checking', 'building'].includes(release.state);
}

function ElapsedSeconds({ since }: { since: string }) {
  const now = useNow(1_000);
  return <span aria-hidden="true">{Math.max(0, Math.round((now - Date.parse(since)) / 1_000))} s</span>;
}

function PublishProgress({ release, hasBuilder }: { release: Release; hasBuilder: boolean }) {
  const { state, step, steps, begunAt } = release;
  if (state === 'queued' && !hasBuilder) {
    return <p>Waiting for the publishing service, which is not running. Your operator can start it.</p>;
  }
  return (
    <p className="flex items-center gap-2.25">
      <BusyRing className="size-4.5" />
      <b className="font-semibold">
        {state === 'building' ? 'Building' : state === 'checking' ? 'Checking' : 'Waiting'}
      </b>
      {state === 'queued' && <span>for its turn</span>}
      {state === 'checking' && steps > 0 && (
        <span aria-hidden="true">
          {step} of {steps} pages
        </span>
      )}
      {state === 'building' && begunAt && <ElapsedSeconds since={begunAt} />}
    </p>
  );
}

export function PublishState({ publishing: { now, hasBuilder } }: { publishing: Publishing }) {
  const { site } = useSession();
  const time = useNow(minute / 4);
  const [isWhy, setWhy] = useState(false);
  if (!now) return null;
  if (isUnderWay(now)) return <PublishProgress release={now} hasBuilder={hasBuilder} />;
  const endedAt = Date.parse(now.endedAt ?? now.askedAt);
  if (now.state === 'live') {
    if (time - endedAt > 2 * minute) return null;
    return (
      <p className="flex items-center gap-2">
        <Icon name="done" className="size-5 text-ok-text" />
        <b className="font-semibold">Live at {formatTimeOfDay(endedAt, site.timeZone)}</b>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-[1.25rem] bg-amber-wash px-3.5 py-1.5 shadow-[inset_0_0_0_1.5px_var(--color-amber)] forced-colors:border">
      <Icon name="alert" className="size-4.5" />
      <b className="font-semibold">Not published.</b> The site is unchanged.
      <button type="button" className="underline pointer-coarse:min-h-11" onClick={() => setWhy(true)}>
        Why
      </button>
      {isWhy && <FailureDialog failed={now} onClose={() => setWhy(false)} />}
    </div>
  );
}

/** Shows why a release failed, with links to the fields. */
function FailureDialog({ failed, onClose }: { failed: Release; onClose: () => void }) {
  const { data } = useQuery(contentQuery);
  const nameOf = (id: string) => data?.documents.find((one) => one.id === id)?.name ?? id;
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title="Not published"
      lead={failed.reason}
    >
      {failed.problems.length > 0 && (
        <ul>
          {failed.problems.map(({ document, path, message }) => (
            <li key={`${document} ${path.join('.')}`} className="border-line border-t py-2">
              {document ? (
                <Link
                  href={`${hrefOfDocument(document)}#${controlIdOf(path)}`}
                  className="font-semibold underline"
                  onClick={onClose}
                >
                  {[nameOf(document), pathText(path)].filter(Boolean).join(': ')}
                </Link>
              ) : (
                <b className="font-semibold">The whole site</b>
              )}
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">The site is unchanged, and your changes are kept.</p>
    </Dialog>
  );
}
