import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { doerOf } from '#desk/parts/text/people-text.ts';
import { momentWords } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Publishing } from '#shared/desk/publishing.ts';
import { BackDialog } from './back-dialog.tsx';
import { isUnderWay, PublishState } from './publish-state.tsx';
import { usePublishing } from './use-publishing.ts';

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function LiveLine({ publishing, onBack }: { publishing: Publishing; onBack: () => void }) {
  const { people, me, site } = useSession();
  const { live, before } = publishing;
  if (!live) return <p className="text-ink-3">Not published yet.</p>;
  const when = live.endedAt && momentWords(Date.parse(live.endedAt), serverNow(), site.timeZone);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <i aria-hidden="true" className="size-2.25 rounded-full bg-tally forced-colors:border" />
        <b className="font-semibold">Live</b>
        <span className="text-ink-3">
          {`release ${live.number}${when ? `, ${when}` : ''}${live.askedBy ? ` by ${doerOf(people, live.askedBy, me.id).replace('You', 'you')}` : ''}`}
        </span>
      </p>
      {before && !isUnderWay(publishing.now) && (
        <button
          type="button"
          onClick={onBack}
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
  changes: number;
  problems: number;
  problemsIn: string | undefined;
  isUnsaved: boolean;
  onFix: () => void;
};

export function PublishBar({ changes, problems, problemsIn, isUnsaved, onFix }: PublishBarProps) {
  const { publishing, isAsking, publish, goBack } = usePublishing();
  const [isGoingBack, setGoingBack] = useState(false);
  const { state, button, rememberFocus } = useKeepFocus(isUnderWay(publishing?.now ?? null));
  if (!publishing) return null;
  const { live, before, now } = publishing;
  const words = changes === 0 ? 'Nothing to publish' : `Publish ${countText(changes, 'change')}`;
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 sm:max-[60rem]:order-last sm:max-[60rem]:basis-full">
        <LiveLine publishing={publishing} onBack={() => setGoingBack(true)} />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3.5 gap-y-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.5rem+max(0.75rem,env(safe-area-inset-bottom)))] max-sm:z-20 max-sm:justify-between max-sm:border-line-2 max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:py-2 max-sm:[@media(max-height:26rem)]:static max-sm:[@media(max-height:26rem)]:border-0 max-sm:[@media(max-height:26rem)]:px-0">
        <div ref={state} role="status" tabIndex={-1}>
          <PublishState publishing={publishing} />
        </div>
        {problems > 0 && (
          <button
            type="button"
            onClick={onFix}
            className="flex min-h-8.5 items-center gap-1.5 text-caption underline pointer-coarse:min-h-11"
          >
            <Icon name="alert" className="size-4.5" />
            {`Fix ${countText(problems, 'problem')} ${problemsIn ? `in ${problemsIn} ` : ''}first`}
          </button>
        )}
        {!isUnderWay(now) && (
          <Button
            ref={button}
            tone="primary"
            busy={isAsking || isUnsaved}
            aria-disabled={changes === 0 || problems > 0 || undefined}
            onClick={() => {
              rememberFocus();
              publish();
            }}
          >
            {words}
          </Button>
        )}
      </div>
      {isGoingBack && live && before && (
        <BackDialog
          {...{ live, before }}
          onBack={() => goBack(before.id)}
          onClose={() => setGoingBack(false)}
        />
      )}
    </>
  );
}
