import { Suspense } from 'react';
import { lateOpened } from '#desk/parts/late.tsx';
import { useOpenLead } from './open-lead.tsx';

export const Composer = lateOpened(async () => (await import('#desk/lead/reply/composer.tsx')).Composer);
const CallDialog = lateOpened(async () => (await import('#desk/lead/dialogs/call-dialog.tsx')).CallDialog);
const AmountDialog = lateOpened(
  async () => (await import('#desk/lead/dialogs/amount-dialog.tsx')).AmountDialog,
);
const AddressDialog = lateOpened(
  async () => (await import('#desk/lead/dialogs/address-dialog.tsx')).AddressDialog,
);
const AnswersDialog = lateOpened(
  async () => (await import('#desk/lead/dialogs/answers-dialog.tsx')).AnswersDialog,
);
const EmailDialog = lateOpened(async () => (await import('#desk/lead/reply/email-dialog.tsx')).EmailDialog);
const EraseDialog = lateOpened(async () => (await import('#desk/lead/dialogs/erase-dialog.tsx')).EraseDialog);

/** Fetches what opens over a lead, while nothing else is to be done. */
export function prefetchOverlays(): void {
  for (const part of [
    Composer,
    CallDialog,
    AmountDialog,
    AddressDialog,
    AnswersDialog,
    EmailDialog,
    EraseDialog,
  ]) {
    part.prefetch();
  }
}

/** The dialog that is open over the lead. @param onGone the lead was erased */
export function LeadOverlays({ onGone }: { onGone: () => void }) {
  const { over, show } = useOpenLead();
  const onNotLoaded = () => show(null);
  return (
    <Suspense fallback={<span hidden data-keys-rest />}>
      {over === 'call' && <CallDialog {...{ onNotLoaded }} />}
      {over === 'amount' && <AmountDialog {...{ onNotLoaded }} />}
      {over === 'address' && <AddressDialog {...{ onNotLoaded }} />}
      {over === 'answers' && <AnswersDialog {...{ onNotLoaded }} />}
      {over === 'erase' && <EraseDialog {...{ onGone, onNotLoaded }} />}
      {typeof over === 'object' && over !== null && <EmailDialog id={over.mail} {...{ onNotLoaded }} />}
    </Suspense>
  );
}
