import { useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { BusyRing } from '#desk/parts/busy-ring.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { formatTimeOfDay } from '#desk/time/format-time.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { WhyDialog } from './why-dialog.tsx';

const minute = 60_000;

export function isUnderWay(release: Release | null): boolean {
  return release !== null && ['queued', 'checking', 'building'].includes(release.state);
}

function Seconds({ since }: { since: string }) {
  const now = useNow(1_000);
  return <span aria-hidden="true">{Math.max(0, Math.round((now - Date.parse(since)) / 1_000))} s</span>;
}

function UnderWay({ release, hasBuilder }: { release: Release; hasBuilder: boolean }) {
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
      {state === 'building' && begunAt && <Seconds since={begunAt} />}
    </p>
  );
}

export function PublishState({ publishing: { now, hasBuilder } }: { publishing: Publishing }) {
  const { site } = useSession();
  const time = useNow(minute / 4);
  const [isWhy, setWhy] = useState(false);
  if (!now) return null;
  if (isUnderWay(now)) return <UnderWay release={now} hasBuilder={hasBuilder} />;
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
      <b className="font-semibold">Not published.</b> The site is as it was.
      <button type="button" className="underline pointer-coarse:min-h-11" onClick={() => setWhy(true)}>
        Why
      </button>
      {isWhy && <WhyDialog failed={now} onClose={() => setWhy(false)} />}
    </div>
  );
}
