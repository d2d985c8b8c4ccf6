import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const controlSelector = 'button, a[href], input, select';
const listSelector = '[role=listbox], [role=menu]';
/** Distance of the note from its control and from the window's edges, in pixels. */
const gap = 8;

async function hasNewerVersion(): Promise<boolean> {
  const answer = await fetch('/desk', { cache: 'no-store' });
  const page = await answer.text();
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return answer.ok && scripts.some(({ src }) => !page.includes(new URL(src).pathname));
}

function useHasNewerVersion(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    // Ignores errors while offline. The check runs again after the next failure.
    hasNewerVersion().then(setNewer, () => {});
  }, []);
  return isNewer;
}

const newerText = 'There is a newer version of the desk. Unfinished notes and replies are kept.';

function ReloadButton() {
  return (
    <Button tone="primary" size="bar" onClick={() => location.reload()}>
      Reload
    </Button>
  );
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const isNewer = useHasNewerVersion();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Notice
      role="alert"
      title="This part did not load."
      actions={
        <>
          {isNewer && <ReloadButton />}
          <Button size="bar" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {isNewer ? newerText : 'Everything else works as before.'}
    </Notice>
  );
}

type Note = { control: HTMLElement | null };
let currentNote: Note | null = null;
let lastPressed: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setNote(next: Note | null) {
  currentNote = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function findOpener(picked: Element): HTMLElement | undefined {
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-haspopup][aria-controls]')];
  return openers.find((opener) => {
    const popup = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    return popup?.contains(picked) && (popup.matches(listSelector) || popup.querySelector(listSelector));
  });
}

/** Shows a load error next to a control. @param control defaults to the last clicked control */
export function showNotLoaded(control: HTMLElement | null = null): void {
  // Waits for the failed part to unmount. Then the control that it replaced mounts again and gets the focus.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const focused = document.activeElement?.closest<HTMLElement>(controlSelector) ?? null;
      setNote({ control: control ?? (lastPressed?.isConnected ? lastPressed : focused) });
    }),
  );
}

/** Renders the note of `showNotLoaded`. */
export function NotLoadedNotes() {
  const shown = useSyncExternalStore(subscribe, () => currentNote);
  useEffect(() => {
    const handleInput = ({ type, target, key }: Event & { key?: string }) => {
      if (!(target instanceof Element) || target.closest('[data-not-loaded]')) return;
      lastPressed = findOpener(target) ?? target.closest<HTMLElement>(controlSelector);
      if (currentNote && (type === 'click' || key === 'Escape')) setNote(null);
    };
    for (const type of ['click', 'keydown']) document.addEventListener(type, handleInput, true);
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, handleInput, true);
    };
  }, []);
  if (!shown) return null;
  // Content outside an open modal dialog is inert.
  const container = shown.control?.closest('[role=dialog]') ?? document.body;
  return createPortal(<NotLoadedNote control={shown.control} />, container);
}

function NotLoadedNote({ control }: Note) {
  const note = useRef<HTMLDivElement>(null);
  const isNewer = useHasNewerVersion();
  useLayoutEffect(() => {
    const { current } = note;
    if (!current) return;
    current.showPopover();
    const position = () => positionBeside(current, control);
    position();
    const watch = new ResizeObserver(position);
    watch.observe(current);
    window.addEventListener('resize', position);
    document.addEventListener('scroll', position, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', position);
      document.removeEventListener('scroll', position, { capture: true });
    };
  }, [control]);
  return (
    <div
      ref={note}
      popover="manual"
      data-not-loaded
      className="fixed inset-auto m-0 w-[min(22rem,calc(100vw-1rem))] rounded-control bg-transparent text-ink shadow-float"
    >
      <Notice role="alert" title="That did not load." actions={isNewer && <ReloadButton />}>
        {isNewer ? newerText : 'Click again to retry. Everything else still works.'}
      </Notice>
    </div>
  );
}

function positionBeside(note: HTMLElement, control: HTMLElement | null) {
  const { width, height } = note.getBoundingClientRect();
  const box = control?.isConnected ? control.getBoundingClientRect() : undefined;
  const lowest = innerHeight - height - gap;
  const below = box ? box.bottom + gap : lowest;
  const top = box && below > lowest ? box.top - gap - height : below;
  const left = box ? box.left : (innerWidth - width) / 2;
  note.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  note.style.top = `${Math.max(gap, Math.min(top, lowest))}px`;
}
