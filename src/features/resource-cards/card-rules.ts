import type { ToastMessage } from '#src/client/toast.ts';

/** Milliseconds for which a card is being sent. */
export const sending = 1500;

export function sent(title: string): ToastMessage {
  return { title: 'Download Started!', description: `Your ${title} has been sent to your email.` };
}
