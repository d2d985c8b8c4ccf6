import { lazy, Suspense } from 'react';
import { useOpenLead } from './open-lead.tsx';

const loadDialogs = () =>
  Promise.all([
    import('./call-dialog.tsx'),
    import('./address-dialog.tsx'),
    import('./answers-dialog.tsx'),
    import('./mail-dialog.tsx'),
    import('./erase-dialog.tsx'),
  ]);
const loadComposer = () => import('./composer.tsx');
export const Composer = lazy(async () => ({ default: (await loadComposer()).Composer }));
const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));
const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));
const AnswersDialog = lazy(async () => ({ default: (await import('./answers-dialog.tsx')).AnswersDialog }));
const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

/** Fetches what opens over a lead, while nothing else is to be done. */
export function prefetchOverlays(): void {
  void loadComposer();
  void loadDialogs();
}

/** The dialog that is open over the lead. @param onGone the lead was erased */
export function LeadOverlays({ onGone }: { onGone: () => void }) {
  const { over } = useOpenLead();
  return (
    <Suspense>
      {over === 'call' && <CallDialog />}
      {over === 'address' && <AddressDialog />}
      {over === 'answers' && <AnswersDialog />}
      {over === 'erase' && <EraseDialog onGone={onGone} />}
      {typeof over === 'object' && over !== null && <MailDialog id={over.mail} />}
    </Suspense>
  );
}
