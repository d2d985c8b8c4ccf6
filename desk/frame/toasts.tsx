import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Toast, type ToastWords } from '#desk/parts/toast.tsx';
import { useKeys } from './keys.tsx';

type Toasts = { say(words: ToastWords): void };
const ToastsContext = createContext<Toasts>({ say: () => undefined });
type Said = ToastWords & { id: number };

/** Shows what is said below the page, on a phone above a sheet that is open; the newest undo has the key Z. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said[]>([]);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      say(words) {
        count.current += 1;
        const id = count.current;
        setSaid((before) => [...before.slice(-2), { ...words, id }]);
      },
    }),
    [],
  );
  const leave = useCallback((id: number) => {
    setSaid((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const last = said.findLast((toast) => toast.undo);
  useKeys(
    last
      ? {
          z: () => {
            leave(last.id);
            last.undo?.();
          },
        }
      : {},
    { z: 'Undo' },
  );
  return (
    <ToastsContext value={toasts}>
      {children}
      <div
        role="status"
        {...(said.length > 0 && { 'data-pane': 'toasts' })}
        className="pointer-events-none fixed inset-x-4 bottom-35 z-60 [@media(max-height:26rem)]:bottom-3 max-sm:[body:has([role=dialog])_&]:top-3 max-sm:[body:has([role=dialog])_&]:bottom-auto grid justify-items-center gap-2 sm:right-auto sm:bottom-5 sm:left-[12.75rem] sm:w-106 sm:justify-items-start"
      >
        <ol className="contents">
          {said.map((toast) => (
            <Toast key={toast.id} {...toast} isLast={toast === last} onLeave={leave} />
          ))}
        </ol>
      </div>
    </ToastsContext>
  );
}

/** Tells something that was done; never the only place that says so. */
export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
