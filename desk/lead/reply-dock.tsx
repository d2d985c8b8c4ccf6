import { Suspense } from 'react';
import { phone, useMedia } from '#desk/frame/use-media.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { HoldTyping } from './held-typing.tsx';
import { Composer } from './lead-overlays.tsx';
import { useOpenLead } from './open-lead.tsx';

/** The reply at the pane's foot, with the letter still readable above it; on a phone a sheet from below. */
export function ReplyDock() {
  const { show } = useOpenLead();
  const isPhone = useMedia(phone);
  const close = () => show(null);
  if (isPhone) {
    return (
      <Dialog open onOpenChange={(open) => !open && close()} title="Reply by mail">
        <Suspense fallback={<HoldTyping />}>
          <Composer onClose={close} onNotLoaded={close} />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <section
      role="dialog"
      aria-label="Reply by mail"
      className="relative max-h-[min(36rem,72dvh)] overflow-y-auto px-4 pt-3 pb-4 lg:px-6"
    >
      <div className="mb-1 flex items-center justify-between">
        <h2 className="text-section">Reply by mail</h2>
        <button
          type="button"
          aria-label="Close, the draft is kept"
          onClick={close}
          className="-mr-2.5 grid size-10 place-items-center rounded-full hover:bg-paper-2"
        >
          <Icon name="close" />
        </button>
      </div>
      <Suspense fallback={<HoldTyping />}>
        <Composer onClose={close} onNotLoaded={close} />
      </Suspense>
    </section>
  );
}
