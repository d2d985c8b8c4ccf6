import { showToast, type ToastMessage } from '#src/frame/toast.ts';

/**
 * Failure toasts of one form. They are closed when the form is sent, so that they do not appear next to the
 * success.
 */
export function createFailureToasts() {
  let openToasts: Promise<() => void>[] = [];
  return {
    show(message: ToastMessage) {
      openToasts.push(showToast(message));
    },
    close() {
      for (const one of openToasts) one.then((close) => close());
      openToasts = [];
    },
  };
}
