import { untilIdle } from './until-idle.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  /** Red lamp instead of a calm one: something did not work. */
  destructive?: boolean;
};

const toaster = () => import('./toaster.tsx');

/**
 * Fetches the toasts' code ahead of the first one, when there is time: a form whose network is cut must still be able
 * to say so, and a refused press must not wait for it.
 */
export async function prepareToasts() {
  await untilIdle();
  await toaster().then(
    ({ prepare }) => prepare(),
    () => {},
  );
}

/** Shows a toast. A toast is never the only channel: say it in the page too. */
export async function toast(message: ToastMessage) {
  const { show } = await toaster();
  show(message);
}
