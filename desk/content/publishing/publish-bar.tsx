import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { ActionMenu } from '#desk/parts/picker/action-menu.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { notReadyText } from './not-ready-text.ts';
import { isUnderWay, PublishState } from './publish-state.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

const countWithNoun = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function LiveRelease({ publishing, onRollBack }: { publishing: Publishing; onRollBack: () => void }) {
  const { people, me, site } = useSession();
  const { live, before } = publishing;
  if (!live) return <p className="text-ink-3">Not published yet.</p>;
  const when = live.endedAt && formatDateTime(Date.parse(live.endedAt), serverNow(), site.timeZone);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <i aria-hidden="true" className="size-2.25 rounded-full bg-tally forced-colors:border" />
        <b className="font-semibold">Live</b>
        <span className="text-ink-3">
          {`release ${live.number}${when ? `, ${when}` : ''}${live.askedBy ? ` by ${actorName(people, live.askedBy, me.id).replace('You', 'you')}` : ''}`}
        </span>
      </p>
      {before && !isUnderWay(publishing.now) && (
        <button
          type="button"
          onClick={onRollBack}
          className="-mx-1.5 flex min-h-8.5 items-center gap-1.5 rounded-row px-1.5 hover:bg-ink/5 pointer-coarse:min-h-11"
        >
          <Icon name="undo" className="size-4.5" />
          <span className="underline">Roll back</span>
        </button>
      )}
    </>
  );
}

function useKeepFocus(isRunning: boolean) {
  const state = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isRunning && hadFocus.current && document.activeElement === document.body)
      state.current?.focus({ preventScroll: true });
    if (!isRunning && document.activeElement === state.current)
      button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isRunning]);
  return { state, button, rememberFocus: () => (hadFocus.current = true) };
}

type PublishBarProps = {
  /** The number of changes that the Publish button publishes. */
  ready: number;
  notReady: ContentProblem[];
  nameOf: (document: string) => string;
  isUnsaved: boolean;
  onFix: (problem: ContentProblem) => void;
};

export function PublishBar({ ready, notReady, nameOf, isUnsaved, onFix }: PublishBarProps) {
  const { publishing, isAsking, publish, goBack, plan } = usePublishing();
  const [isPlanning, setPlanning] = useState(false);
  const [isGoingBack, setGoingBack] = useState(false);
  const { state, button, rememberFocus } = useKeepFocus(isUnderWay(publishing?.now ?? null));
  if (!publishing) return null;
  const { live, before, now, scheduled } = publishing;
  const [first] = notReady;
  const text = ready === 0 ? 'Nothing to publish' : `Publish ${countWithNoun(ready, 'change')}`;
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 sm:max-[60rem]:order-last sm:max-[60rem]:basis-full">
        <LiveRelease publishing={publishing} onRollBack={() => setGoingBack(true)} />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3.5 gap-y-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.5rem+max(0.75rem,env(safe-area-inset-bottom)))] max-sm:z-20 max-sm:justify-between max-sm:border-line-2 max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:py-2 max-sm:[@media(max-height:26rem)]:static max-sm:[@media(max-height:26rem)]:border-0 max-sm:[@media(max-height:26rem)]:px-0">
        <div ref={state} role="status" tabIndex={-1}>
          <PublishState publishing={publishing} />
        </div>
        {first && (
          <button
            type="button"
            onClick={() => onFix(first)}
            className="flex min-h-8.5 items-center gap-1.5 text-left text-caption underline pointer-coarse:min-h-11"
          >
            <Icon name="alert" className="size-4.5" />
            {notReadyText(ready, notReady, nameOf)}
          </button>
        )}
        <div className="flex items-center gap-x-1.5 max-sm:ml-auto">
          {!isUnderWay(now) && (
            <Button
              ref={button}
              tone="primary"
              busy={isAsking || isUnsaved}
              aria-disabled={ready === 0 || undefined}
              onClick={() => {
                rememberFocus();
                publish();
              }}
            >
              {text}
            </Button>
          )}
          <ActionMenu
            label="More ways to publish"
            actions={[
              {
                value: 'time',
                label: scheduled ? 'Change the time…' : 'Schedule publishing…',
                sign: <Icon name="clock" className="size-4.5" />,
                disabled: !scheduled && (ready === 0 || isUnsaved),
                onSelect: () => setPlanning(true),
              },
            ]}
          >
            <Icon name="down" className="size-4.5" />
          </ActionMenu>
        </div>
      </div>
      {isPlanning && (
        <ScheduleDialog
          {...{ scheduled, ready }}
          isBusy={isAsking}
          onPlan={(at) =>
            plan(at).then(
              () => setPlanning(false),
              () => {},
            )
          }
          onClose={() => setPlanning(false)}
        />
      )}
      {isGoingBack && live && before && (
        <RollBackDialog
          {...{ live, previous: before }}
          onConfirm={() => goBack(before.id)}
          onClose={() => setGoingBack(false)}
        />
      )}
    </>
  );
}

type RollBackDialogProps = { live: Release; previous: Release; onConfirm: () => void; onClose: () => void };

function RollBackDialog({ live, previous, onConfirm, onClose }: RollBackDialogProps) {
  const { site } = useSession();
  const when = previous.endedAt
    ? `, from ${formatDateTime(Date.parse(previous.endedAt), serverNow(), site.timeZone)},`
    : '';
  const isFirst = previous.kind === 'deployed';
  const seen = isFirst
    ? 'Visitors will see the site as it was before the first release from the desk.'
    : `Visitors will see release ${previous.number}${when} again.`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isFirst ? 'Go back to the original site?' : `Go back to release ${previous.number}?`}
      lead={`${seen} Release ${live.number} is kept: you can roll back to it.`}
      confirm={{
        label: 'Go back',
        onClick: () => {
          onConfirm();
          onClose();
        },
      }}
      cancel={`Stay with release ${live.number}`}
    />
  );
}
