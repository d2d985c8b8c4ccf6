import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '#src/components/ui/icon.tsx';
import type { ToastMessage } from './toast.ts';

const manager = Toast.createToastManager();
let root: Root | undefined;
let listens = false;

/** Makes the place of the messages ahead of the first one, a little at a time. */
export function prepare() {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toaster />);
}

/** Shows a message bottom right for 4 s; three at a time; the clock stands still while hovered or focused. */
export function show({ title, description, destructive }: ToastMessage) {
  // The manager drops a message that comes before somebody listens.
  if (!listens) flushSync(prepare);
  manager.add({ title, description, type: destructive ? 'destructive' : 'default' });
}

function Toaster() {
  useEffect(() => {
    listens = true;
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={4000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-60 flex flex-col gap-3 print:hidden sm:left-auto sm:w-90 max-lg:[body:has([data-dock])_&]:bottom-24">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.toReversed().map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      className="on-ink rounded-control border border-ink-3 py-4 pr-12 pl-5 shadow-float transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content>
        <div className="flex items-center gap-2.5">
          <span
            className={`size-2.5 shrink-0 rounded-full ${toast.type === 'destructive' ? 'bg-tally-hot' : 'bg-key'}`}
          />
          <Toast.Title className="font-semibold" />
        </div>
        <Toast.Description className="pl-5 text-caption text-mute-ink" />
        <Toast.Close
          aria-label="Dismiss"
          className="absolute top-2 right-2 grid size-10 place-items-center rounded-full text-mute-ink hover:text-white"
        >
          <Icon name="close" className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
