export type ToastMessage = {
  title: string;
  description?: string;
  /** Red lamp instead of a calm one: something did not work. */
  destructive?: boolean;
};

const toaster = () => import('./toaster.tsx');

/** Fetches the toasts' code ahead of the first one: a form whose network is cut must still be able to say so. */
export function prepareToasts() {
  toaster().catch(() => {});
}

/** Shows a toast. A toast is never the only channel: say it in the page too. */
export async function toast(message: ToastMessage) {
  const { show } = await toaster();
  show(message);
}
