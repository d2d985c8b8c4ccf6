import { waitUntilIdle } from './wait-until-idle.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
};

const firstRetryDelay = 500;
const maxRetryDelay = 2_000;

let toasterModule: Promise<typeof import('./toaster.tsx')> | undefined;

function loadToaster() {
  toasterModule ??= import('./toaster.tsx').catch((error) => {
    toasterModule = undefined;
    throw error;
  });
  return toasterModule;
}

/**
 * Loads the toast code ahead of the first toast, when the browser is idle: a form must be able to report that the
 * network is down, and validation errors must appear immediately.
 */
async function prepareToasts() {
  await waitUntilIdle();
  await loadToaster().then(
    ({ renderToaster }) => renderToaster(),
    () => {},
  );
}

/** Loads the toast code when a form is first used. A form that hydrates on its own has its own code to load first. */
export function prepareToastsOnFirstUse() {
  if (document.activeElement?.closest('form')) return void prepareToasts();
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, prepareToasts, { once: true });
}

/**
 * Shows a toast. Toasts must not be the only channel: also show the message on the page. If the toast code
 * fails to load, it retries for a few seconds.
 * @returns a function that closes the toast
 */
export async function showToast(message: ToastMessage, wait = firstRetryDelay): Promise<() => void> {
  try {
    const { addToast } = await loadToaster();
    return addToast(message);
  } catch {
    if (wait > maxRetryDelay) return () => {};
    await new Promise((resolve) => setTimeout(resolve, wait));
    return showToast(message, wait * 2);
  }
}
