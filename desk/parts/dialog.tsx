import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  lead?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  finalFocus?: RefObject<HTMLElement | null>;
  mustAnswer?: boolean;
  isWide?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
  /** The primary button. A second button closes the dialog. */
  confirm?: Omit<ComponentProps<typeof Button>, 'children'> & { label: string };
  cancel?: string;
  /** Announced by screen readers and shown above the buttons. Pass null while there is none. */
  error?: Error | null;
};

/** Modal dialog: a bottom sheet on phones, a centered card elsewhere. @param mustAnswer disables dismissing */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, lead, initialFocus, finalFocus, mustAnswer, isWide, children } = props;
  const { confirm, cancel = 'Cancel', error, actions = confirm && renderConfirmButtons(confirm) } = props;
  function renderConfirmButtons({ label, ...button }: NonNullable<DialogProps['confirm']>) {
    return (
      <>
        <Button tone="primary" {...button}>
          {label}
        </Button>
        <Button tone="line" onClick={() => onOpenChange(false)}>
          {cancel}
        </Button>
      </>
    );
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || !mustAnswer) && onOpenChange(next)}
      disablePointerDismissal={mustAnswer ?? false}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/45 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          {...(finalFocus && { finalFocus })}
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-[1.375rem] bg-white px-5 pt-5 pb-6 text-ink shadow-float transition-[opacity,transform] duration-150 ease-out wrap-anywhere data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 forced-colors:border sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-[1.375rem] sm:px-6 sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:-translate-y-[48%] ${isWide ? 'sm:w-[min(40rem,calc(100vw-3rem))]' : 'sm:w-[min(27rem,calc(100vw-3rem))]'}`}
        >
          <Base.Title className={`display text-[1.375rem] leading-tight ${mustAnswer ? '' : 'pr-11'}`}>
            {title}
          </Base.Title>
          {lead && <Base.Description className="mt-2">{lead}</Base.Description>}
          {children && <div className="mt-3.5">{children}</div>}
          {error !== undefined && (
            <div role="alert" className="mt-3 empty:hidden">
              {error && <Notice>{error.message}</Notice>}
            </div>
          )}
          {actions && <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>}
          {!mustAnswer && (
            <Base.Close
              aria-label="Close"
              className="absolute top-3.5 right-3.5 grid size-10 place-items-center rounded-full hover:bg-paper-2 pointer-coarse:size-11"
            >
              <Icon name="close" />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
