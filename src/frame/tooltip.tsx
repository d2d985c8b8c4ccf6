import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Milliseconds from reaching for a control to its note, and how long after one note the next opens at once. */
const openDelay = 700;
const skipDelay = 300;

const noted = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-note]') ?? null;

/** One tooltip for every control with `data-note`, wherever it stands: on hover and focus after a while, on a press or Enter at once. */
function ControlTooltip({ first }: { first: HTMLElement }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reached: HTMLElement | null = null;
    const reach = (control: HTMLElement | null, delay: number) => {
      if (control === reached && delay > 0) return;
      clearTimeout(timer);
      reached = control;
      if (!control) {
        setAnchor((open) => {
          if (open) closedAt.current = performance.now();
          return null;
        });
        return;
      }
      const soon = performance.now() - closedAt.current < skipDelay;
      timer = setTimeout(setAnchor, soon ? 0 : delay, control);
    };
    const stop = new AbortController();
    const on = (type: string, react: (event: Event) => void) =>
      document.addEventListener(type, react, { signal: stop.signal });
    on('pointerover', (event) => reach(noted(event.target), openDelay));
    on('focusin', (event) => reach(noted(event.target), openDelay));
    on('focusout', () => reach(null, 0));
    on('click', (event) => reach(noted(event.target), 0));
    on('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (key === 'Escape') reach(null, 0);
      // In a field Enter is the press on its button; on a button the browser makes a click of it.
      if (key === 'Enter') reach(noted(event.target), 0);
    });
    reach(first, openDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [first]);

  return (
    <Tooltip.Root open={anchor !== null}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} sideOffset={8} className="z-60">
          <Tooltip.Popup
            aria-hidden="true"
            className="rounded-lg bg-ink px-3 py-1.5 text-note text-white shadow-float forced-colors:border print:hidden transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {anchor?.dataset.note}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Starts the tooltip; `first` is the control that was reached for. */
export function startTooltip(first: HTMLElement) {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ControlTooltip first={first} />,
  );
}
