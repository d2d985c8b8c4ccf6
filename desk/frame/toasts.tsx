import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Toast, type ToastContent } from '#desk/parts/toast.tsx';
import { useKeys } from './keys.tsx';

type Toasts = { showToast(toast: ToastContent): void };
const ToastsContext = createContext<Toasts>({ showToast: () => undefined });
type ShownToast = ToastContent & { id: number };

/** Shows up to three toasts. The key Z triggers the Undo of the newest one. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const value = useMemo<Toasts>(
    () => ({
      showToast(toast) {
        lastId.current += 1;
        const id = lastId.current;
        setToasts((before) => [...before.slice(-2), { ...toast, id }]);
      },
    }),
    [],
  );
  const dismiss = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const last = toasts.findLast((toast) => toast.undo);
  useKeys(
    last
      ? {
          z: () => {
            dismiss(last.id);
            last.undo?.();
          },
        }
      : {},
  );
  return (
    <ToastsContext value={value}>
      {children}
      <div
        role="status"
        {...(toasts.length > 0 && { 'data-pane': 'toasts' })}
        className="pointer-events-none fixed inset-x-4 bottom-35 z-60 [@media(max-height:26rem)]:bottom-3 max-sm:[body:has([role=dialog])_&]:top-3 max-sm:[body:has([role=dialog])_&]:bottom-auto grid justify-items-center gap-2 sm:right-auto sm:bottom-12 sm:left-[6.75rem] lg:left-[12.75rem] sm:w-106 sm:justify-items-start"
      >
        <ol className="contents">
          {toasts.map((toast) => (
            <Toast key={toast.id} {...toast} isLast={toast === last} onDismiss={dismiss} />
          ))}
        </ol>
      </div>
    </ToastsContext>
  );
}

/** Toasts disappear, so never show information only in a toast. */
export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
