import { untilIdle } from './until-idle.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
};

const firstWait = 500;
const longestWait = 2_000;

let coming: Promise<typeof import('./toaster.tsx')> | undefined;

function toaster() {
  coming ??= import('./toaster.tsx').catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

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

/** Prepares them for whoever reaches for a form: one that wakes by itself has its own code to fetch first. */
export function prepareToastsOnReach() {
  if (document.activeElement?.closest('form')) return void prepareToasts();
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, prepareToasts, { once: true });
}

/**
 * Shows a toast; what it resolves to closes it. A toast is never the only channel: say it in the page too.
 * Code that could not be fetched is asked for again, as long as the message is still news.
 */
export async function toast(message: ToastMessage, wait = firstWait): Promise<() => void> {
  try {
    const { show } = await toaster();
    return show(message);
  } catch {
    if (wait > longestWait) return () => {};
    await new Promise((resolve) => setTimeout(resolve, wait));
    return toast(message, wait * 2);
  }
}
