import { Suspense } from 'react';
import { phoneScreen, useMedia } from '#desk/frame/use-media.ts';
import { TypingBuffer } from '#desk/lead/changes/typing-buffer.tsx';
import { Composer } from '#desk/lead/page/lead-overlays.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { formOf } from '#shared/forms/forms.ts';
import { textOf } from '#shared/forms/stored-row.ts';

/** The reply form: docked below the lead, or a bottom sheet on phones. */
export function ReplyDock() {
  const { show } = useOpenLead();
  const isPhone = useMedia(phoneScreen);
  const close = () => show(null);
  if (isPhone) {
    return (
      <Dialog open onOpenChange={(open) => !open && close()} title="Reply">
        <TheirMessage />
        <Suspense fallback={<TypingBuffer />}>
          <Composer onClose={close} onNotLoaded={close} />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <section
      role="dialog"
      aria-label="Reply"
      className="relative max-h-[min(36rem,52dvh)] scroll-pb-32 overflow-y-auto px-4 pt-2 pb-2 lg:px-6"
    >
      <button
        type="button"
        aria-label="Close and keep the draft"
        onClick={close}
        className="absolute top-2 right-2 grid size-10 place-items-center rounded-full hover:bg-paper-2 lg:right-4"
      >
        <Icon name="close" />
      </button>
      <Suspense fallback={<TypingBuffer />}>
        <Composer onClose={close} onNotLoaded={close} />
      </Suspense>
    </section>
  );
}

function TheirMessage() {
  const { lead } = useOpenLead();
  const { messageColumn } = formOf(lead.form);
  const answer = lead.received.findLast(({ kind }) => kind === 'answer');
  const text = answer?.text ?? (messageColumn && textOf(lead.row, messageColumn));
  if (!text) return null;
  return (
    <details className="mb-3 border-line border-b pb-2">
      <summary className="min-h-11 py-2.5 font-semibold">Their message</summary>
      <p dir="auto" className="max-h-[30dvh] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </details>
  );
}
