import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { secondTapMilliseconds } from './second-tap.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  lead?: ReactNode;
  trigger?: ReactElement;
  finalFocus?: () => HTMLElement | null;
  ownClose?: boolean;
  locked?: boolean;
  children: ReactNode;
};

/** A modal dialog: a bottom sheet on phones, centered from 640 px on. */
export function Dialog({
  open,
  onOpenChange,
  title,
  lead,
  trigger,
  finalFocus,
  ownClose,
  locked = false,
  children,
}: DialogProps) {
  const since = useRef(0);
  // A different string title means a new view. React nodes are ignored, because they change on every render.
  const view = typeof title === 'string' && title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time restarts whenever the view changes
  useEffect(() => {
    since.current = performance.now();
  }, [open, view]);
  // Ignores the second tap of a double tap: the first one opened the dialog or made it smaller.
  const handleOpenChange = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    if (reason === 'outside-press' && event.timeStamp - since.current < secondTapMilliseconds) return;
    onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={handleOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/60 print:hidden transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(finalFocus && { finalFocus })}
          className="fixed inset-x-0 bottom-0 z-50 print:hidden max-h-[92dvh] overflow-y-auto rounded-t-band bg-paper p-6 pb-8 text-ink shadow-float forced-colors:border transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(40rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-band sm:p-10 sm:data-ending-style:-translate-y-[46%] sm:data-starting-style:-translate-y-[46%]"
        >
          <Base.Title className="display pr-12 text-[1.875rem] leading-tight">{title}</Base.Title>
          {lead && <Base.Description className="mt-2 wrap-anywhere text-ink-3">{lead}</Base.Description>}
          {children}
          {!ownClose && (
            <Base.Close
              aria-label="Close"
              aria-disabled={locked}
              className="absolute top-5 right-5 grid size-11 place-items-center rounded-full hover:bg-paper-2 aria-disabled:opacity-60 sm:top-8 sm:right-8"
            >
              <Icon name="close" />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
