import type { ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatFullDateTime, formatShortDateTime, releaseName } from '#desk/time/format-time.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { localTimeText, localTimeZone } from './schedule-time.ts';
import { usePublishing } from './use-publishing.ts';

const lateThresholdMilliseconds = 60_000;
const lateNoticeDurationMilliseconds = 24 * 60 * 60 * 1_000;
const countChanges = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

function Strip({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Scheduled release"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 border-line-2 border-b bg-white px-4 py-2 sm:px-6"
    >
      {children}
    </section>
  );
}

/** Whether a release was published late, because no server was running at its time. */
function isLate({ state, dueAt, askedAt, endedAt }: Release, now: number): boolean {
  if (state !== 'live' || !dueAt || !endedAt) return false;
  return (
    Date.parse(askedAt) - Date.parse(dueAt) > lateThresholdMilliseconds &&
    now - Date.parse(endedAt) < lateNoticeDurationMilliseconds
  );
}

function LateRelease({ dueAt, endedAt }: { dueAt: string; endedAt: string }) {
  const { site } = useSession();
  const now = useNow(lateThresholdMilliseconds);
  const formatTime = (at: string) => formatShortDateTime(Date.parse(at), now, site.timeZone);
  return (
    <Strip>
      <p className="flex items-center gap-2">
        <Icon name="alert" className="size-4.5" />
        {`Was due ${formatTime(dueAt)}, published ${formatTime(endedAt)} when the server came back.`}
      </p>
    </Strip>
  );
}

type ScheduleStripProps = {
  /** The number of scheduled changes. `laterChanges` counts changes made after scheduling. */
  scheduled: number;
  laterChanges: number;
  /** Is called after a click removed the strip and its focused button. */
  onStripRemoved: () => void;
};

/** Shows when the scheduled changes go live, or that they went live late. */
export function ScheduleStrip(props: ScheduleStripProps) {
  const { publishing } = usePublishing();
  const now = useNow(lateThresholdMilliseconds);
  if (publishing?.scheduled)
    return <ScheduledRelease {...props} {...{ publishing }} plan={publishing.scheduled} />;
  const last = publishing?.now;
  return last?.dueAt && last.endedAt && isLate(last, now) ? (
    <LateRelease dueAt={last.dueAt} endedAt={last.endedAt} />
  ) : null;
}

type ScheduledReleaseProps = ScheduleStripProps & {
  publishing: Publishing;
  plan: NonNullable<Publishing['scheduled']>;
};

function ScheduledRelease({
  scheduled,
  laterChanges,
  onStripRemoved,
  publishing,
  plan,
}: ScheduledReleaseProps) {
  const { people, me } = useSession();
  const { isAsking, publishScheduled, addLater, cancel } = usePublishing();
  const now = useNow(5_000);
  const { timeZone } = plan;
  const dueAt = Date.parse(plan.dueAt);
  const localText = localTimeText(dueAt, timeZone, localTimeZone());
  const by = actorName(people, plan.askedBy, me.id).replace(/^(?:You|The)\b/, (word) => word.toLowerCase());
  const runAndRefocus = (work: () => Promise<unknown>) => work().then(onStripRemoved, () => {});
  const due = formatShortDateTime(dueAt, now, timeZone);
  return (
    <Strip>
      <p>
        <b className="font-semibold">
          {dueAt > now ? `Goes live ${formatFullDateTime(dueAt, now, timeZone)}.` : `Was due ${due}.`}
        </b>{' '}
        <span className="text-ink-3">
          {dueAt > now || publishing.hasBuilder
            ? `${countChanges(scheduled)}, scheduled by ${by}${localText && ` (${localText})`}.`
            : 'The publishing service is not running. Your operator can start it.'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="bar" tone="line" busy={isAsking} onClick={() => runAndRefocus(cancel)}>
          Cancel
        </Button>
        <Button
          size="bar"
          tone="line"
          busy={isAsking}
          aria-disabled={scheduled === 0 || undefined}
          onClick={() => runAndRefocus(publishScheduled)}
        >
          Publish now
        </Button>
      </div>
      {laterChanges > 0 && (
        <div className="flex items-center gap-x-2.5">
          <p>{`${countChanges(laterChanges)} ${laterChanges === 1 ? 'is' : 'are'} not part of ${releaseName(dueAt, now, timeZone)}.`}</p>
          <Button
            size="bar"
            tone="line"
            busy={isAsking}
            onClick={() => addLater().then(onStripRemoved, () => {})}
          >
            Add
          </Button>
        </div>
      )}
    </Strip>
  );
}
