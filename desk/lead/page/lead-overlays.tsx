import { Suspense } from 'react';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { useOpenLead } from './open-lead.tsx';

export const Composer = lazyOverlay(async () => (await import('#desk/lead/reply/composer.tsx')).Composer);
const CallDialog = lazyOverlay(async () => (await import('#desk/lead/dialogs/call-dialog.tsx')).CallDialog);
const DealValueDialog = lazyOverlay(
  async () => (await import('#desk/lead/dialogs/deal-value-dialog.tsx')).DealValueDialog,
);
const CorrectEmailDialog = lazyOverlay(
  async () => (await import('#desk/lead/dialogs/correct-email-dialog.tsx')).CorrectEmailDialog,
);
const ReminderDialog = lazyOverlay(
  async () => (await import('#desk/lead/reminder/reminder-dialog.tsx')).ReminderDialog,
);
const FormEntryDialog = lazyOverlay(
  async () => (await import('#desk/lead/dialogs/form-entry-dialog.tsx')).FormEntryDialog,
);
const EmailDialog = lazyOverlay(async () => (await import('#desk/lead/reply/email-dialog.tsx')).EmailDialog);
const EraseDialog = lazyOverlay(
  async () => (await import('#desk/lead/dialogs/erase-dialog.tsx')).EraseDialog,
);

export function prefetchOverlays(): void {
  for (const part of [
    Composer,
    CallDialog,
    DealValueDialog,
    CorrectEmailDialog,
    ReminderDialog,
    FormEntryDialog,
    EmailDialog,
    EraseDialog,
  ]) {
    part.prefetch();
  }
}

/** @param onErased is called after the lead was deleted */
export function LeadOverlays({ onErased }: { onErased: () => void }) {
  const { overlay, show } = useOpenLead();
  const onNotLoaded = () => show(null);
  return (
    <Suspense fallback={<span hidden data-keys-rest />}>
      {overlay === 'call' && <CallDialog {...{ onNotLoaded }} />}
      {overlay === 'amount' && <DealValueDialog {...{ onNotLoaded }} />}
      {overlay === 'address' && <CorrectEmailDialog {...{ onNotLoaded }} />}
      {overlay === 'reminder' && <ReminderDialog {...{ onNotLoaded }} />}
      {overlay === 'answers' && <FormEntryDialog {...{ onNotLoaded }} />}
      {overlay === 'erase' && <EraseDialog {...{ onErased, onNotLoaded }} />}
      {typeof overlay === 'object' && overlay !== null && (
        <EmailDialog id={overlay.mail} {...{ onNotLoaded }} />
      )}
    </Suspense>
  );
}
