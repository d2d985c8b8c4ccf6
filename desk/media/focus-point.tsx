import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Focus, getPictureUrl } from '#shared/desk/media.ts';

const center: Focus = { x: 50, y: 50 };
const arrowSteps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const clampPercent = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

export const formatFocus = ({ x, y }: Focus) => `Focus ${x} % across, ${y} % down`;

type Size = { width: number; height: number };

type FocusPointProps = {
  file: string;
  /** Reserves the space before the picture is loaded. */
  size?: Size | undefined;
  focus: Focus | null | undefined;
  onChange: (focus: Focus) => void;
};

/** The size of the preview: at most 18rem high. Only SVG files are enlarged beyond 160 px; others would be blurred. */
function boxStyle({ width, height }: Size, file: string) {
  const natural = file.endsWith('.svg') ? '100%' : `${Math.max(width, 160)}px`;
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${(18 * width) / height}rem, ${natural})`,
  };
}

/**
 * A picture whose focus point is set by a click or with the arrow keys. Every crop of the picture contains that point.
 */
export function FocusPoint({ file, size, focus, onChange }: FocusPointProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { x, y } = focus ?? center;
  function handlePointerDown({ clientX, clientY, button: pressed }: PointerEvent) {
    const box = button.current?.getBoundingClientRect();
    if (pressed !== 0 || !box) return;
    onChange({
      x: clampPercent(((clientX - box.left) / box.width) * 100),
      y: clampPercent(((clientY - box.top) / box.height) * 100),
    });
  }
  function moveFocusPoint(event: KeyboardEvent) {
    const by = arrowSteps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 5;
    onChange({ x: clampPercent(x + by[0] * step), y: clampPercent(y + by[1] * step) });
  }
  return (
    <div>
      <div className="grid place-items-center rounded-row bg-paper-2 bg-[repeating-conic-gradient(var(--color-paper-2)_0_25%,#fff_0_50%)] bg-[length:16px_16px]">
        <button
          ref={button}
          type="button"
          aria-label={`${formatFocus({ x, y })}. Click the picture or use the arrow keys.`}
          className="relative block cursor-crosshair touch-none rounded-row"
          {...(size && { style: boxStyle(size, file) })}
          onPointerDown={handlePointerDown}
          onKeyDown={moveFocusPoint}
        >
          <img
            src={getPictureUrl(file)}
            alt=""
            draggable={false}
            className={`block rounded-row ${size ? 'size-full' : 'max-h-72 min-h-16 max-w-full'}`}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_var(--color-ink),inset_0_0_0_2px_var(--color-ink)]"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </button>
      </div>
      <p aria-live="polite" className="mt-1 text-caption text-mute">
        {focus ? formatFocus(focus) : 'Click the picture to set the point that every crop shows.'}
      </p>
    </div>
  );
}
