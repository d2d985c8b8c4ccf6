import { type ToastMessage, toast } from '#src/frame/toast.ts';

/**
 * One form's toasts of what did not happen. The last of them goes as soon as the form is tried again: it would stand
 * beside the success, and on a phone in the way.
 */
export function createRefusals() {
  let shown = Promise.resolve(() => {});
  return {
    show(message: ToastMessage) {
      shown = toast(message);
    },
    close: () => shown.then((close) => close()),
  };
}
