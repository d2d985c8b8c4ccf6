import { type ToastMessage, toast } from '#src/frame/toast.ts';

/** One form's toasts of sends that failed. They are no longer true once it is sent, and would stand beside the success. */
export function createFailureToasts() {
  let shown: Promise<() => void>[] = [];
  return {
    show(message: ToastMessage) {
      shown.push(toast(message));
    },
    close() {
      for (const one of shown) one.then((close) => close());
      shown = [];
    },
  };
}
