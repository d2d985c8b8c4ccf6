import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { KeyHint } from './key-cap.tsx';

export type ToastContent = {
  title: string;
  detail?: string;
  isWarning?: boolean;
  undo?: () => void;
  undoLabel?: string;
};

type ToastProps = ToastContent & { id: number; isLast: boolean; onDismiss: (id: number) => void };

export function Toast({
  id,
  title,
  detail,
  isWarning,
  undo,
  undoLabel = 'Undo',
  isLast,
  onDismiss,
}: ToastProps) {
  const [isPaused, setPaused] = useState(false);
  const lifetime = undo ? 10_000 : 6_000;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), lifetime);
    return () => clearTimeout(timer);
  }, [isPaused, id, lifetime, onDismiss]);
  return (
    <li
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-auto flex w-full items-center gap-3 rounded-card bg-white py-2 pr-2 pl-4 leading-snug shadow-float wrap-anywhere forced-colors:border"
    >
      <Icon name={isWarning ? 'alert' : 'done'} className={isWarning ? 'size-5' : 'size-5 text-ok-text'} />
      <div className="min-w-0 flex-1 py-1">
        {title}
        {detail && <div>{detail}</div>}
      </div>
      {undo && (
        <button
          type="button"
          onClick={() => {
            onDismiss(id);
            undo();
          }}
          className="flex min-h-8.5 items-center gap-1.5 rounded-row px-2 font-semibold whitespace-nowrap hover:bg-paper-2 pointer-coarse:min-h-11"
        >
          {undoLabel}
          {isLast && <KeyHint>Z</KeyHint>}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
        className="grid size-8.5 place-items-center rounded-full hover:bg-paper-2 pointer-coarse:size-11"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </li>
  );
}
