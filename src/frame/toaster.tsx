import { Toast } from '@base-ui/react/toast';
import { type MouseEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '#src/components/ui/icon.tsx';
import '#src/components/ui/foreign-nodes.ts';
import type { ToastMessage } from './toast.ts';

const manager = Toast.createToastManager();
let root: Root | undefined;
let isSubscribed = false;

/** Renders the empty viewport ahead of the first toast. */
export function renderToaster() {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toaster />);
}

/**
 * Shows a toast at the bottom right for 4 s, three at most. The timer pauses while the toast is hovered or
 * focused.
 * @returns a function that closes the toast
 */
export function addToast({ title, description, destructive }: ToastMessage) {
  // The manager drops toasts that are added before the viewport subscribes.
  if (!isSubscribed) flushSync(renderToaster);
  const id = manager.add({ title, description, type: destructive ? 'destructive' : 'default' });
  return () => manager.close(id);
}

function ignoreStationaryMouse(event: MouseEvent & { preventBaseUIHandler: () => void }) {
  if (event.movementX === 0 && event.movementY === 0) event.preventBaseUIHandler();
}

function Toaster() {
  useEffect(() => {
    isSubscribed = true;
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={4000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          onMouseEnter={ignoreStationaryMouse}
          onMouseMove={ignoreStationaryMouse}
          className="fixed inset-x-4 bottom-4 z-60 flex flex-col-reverse gap-3 print:hidden sm:left-auto sm:w-90 max-lg:not-short:[body:has([data-dock])_&]:bottom-24 short:left-auto short:bottom-2 short:w-auto short:max-w-[calc(100vw-2rem)] short:flex-row short:*:w-104 short:*:min-w-0"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const toastStyles = {
  default: { card: 'on-ink border border-ink-3', icon: 'done', sign: 'text-key' },
  destructive: {
    card: 'bg-white border-2 border-l-8 border-tally-text',
    icon: 'alert',
    sign: 'text-tally-text',
  },
} as const;

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const { card, icon, sign } = toastStyles[toast.type as keyof typeof toastStyles];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        className={`relative rounded-control py-4 pr-12 pl-4 short:py-2.5 shadow-float -outline-offset-6 transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-limited:hidden ${card}`}
      >
        <Toast.Content className="flex gap-3">
          <Icon name={icon} className={`size-6 shrink-0 ${sign}`} />
          <div className="min-w-0">
            <Toast.Title className="font-semibold" />
            <Toast.Description className="text-caption" />
          </div>
          {/*
           * All toasts are expanded, so all close buttons are exposed to screen readers, not only the
           * focused one.
           */}
          <Toast.Close
            aria-hidden={false}
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-10 place-items-center rounded-full -outline-offset-3 hover:opacity-70"
          >
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
