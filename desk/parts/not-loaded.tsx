import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const controls = 'button, a[href], input, select';
const lists = '[role=listbox], [role=menu]';
/** Of a note from what was pressed and from the window's edges, in pixels. */
const gap = 8;

async function hasNewer(): Promise<boolean> {
  const answer = await fetch('/desk', { cache: 'no-store' });
  const page = await answer.text();
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return answer.ok && own.some(({ src }) => !page.includes(new URL(src).pathname));
}

function useHasNewer(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    // Without a connection nobody knows; another version is then met at the next try.
    hasNewer().then(setNewer, () => {});
  }, []);
  return isNewer;
}

const newer = 'There is a newer version of the desk. Notes and replies that you began are kept.';

function LoadAgain() {
  return (
    <Button tone="primary" size="bar" onClick={() => location.reload()}>
      Reload
    </Button>
  );
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const isNewer = useHasNewer();
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
          {isNewer && <LoadAgain />}
          <Button size="bar" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {isNewer ? newer : 'Everything else works as before.'}
    </Notice>
  );
}

type Said = { control: HTMLElement | null };
let said: Said | null = null;
let pressed: HTMLElement | null = null;
const hearers = new Set<() => void>();

function say(next: Said | null) {
  said = next;
  for (const hear of hearers) hear();
}

function listen(hear: () => void) {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

function openerOf(picked: Element): HTMLElement | undefined {
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-haspopup][aria-controls]')];
  return openers.find((opener) => {
    const popup = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    return popup?.contains(picked) && (popup.matches(lists) || popup.querySelector(lists));
  });
}

/** Says beside what was pressed that it did not load. @param control what was pressed, where a key did it */
export function sayNotLoaded(control: HTMLElement | null = null): void {
  // Once what opened is closed again: where it took the place of what was pressed, the focus is on what came back.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const focused = document.activeElement?.closest<HTMLElement>(controls) ?? null;
      say({ control: control ?? (pressed?.isConnected ? pressed : focused) });
    }),
  );
}

/** The place of the notes that `sayNotLoaded` shows. */
export function NotLoadedNotes() {
  const shown = useSyncExternalStore(listen, () => said);
  useEffect(() => {
    const hear = ({ type, target, key }: Event & { key?: string }) => {
      if (!(target instanceof Element) || target.closest('[data-not-loaded]')) return;
      pressed = openerOf(target) ?? target.closest<HTMLElement>(controls);
      if (said && (type === 'click' || key === 'Escape')) say(null);
    };
    for (const type of ['click', 'keydown']) document.addEventListener(type, hear, true);
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, hear, true);
    };
  }, []);
  if (!shown) return null;
  // What stands outside an open dialog cannot be pressed.
  const place = shown.control?.closest('[role=dialog]') ?? document.body;
  return createPortal(<NotLoadedNote control={shown.control} />, place);
}

function NotLoadedNote({ control }: Said) {
  const note = useRef<HTMLDivElement>(null);
  const isNewer = useHasNewer();
  useLayoutEffect(() => {
    const { current } = note;
    if (!current) return;
    current.showPopover();
    const stand = () => standBeside(current, control);
    stand();
    const watch = new ResizeObserver(stand);
    watch.observe(current);
    window.addEventListener('resize', stand);
    document.addEventListener('scroll', stand, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', stand);
      document.removeEventListener('scroll', stand, { capture: true });
    };
  }, [control]);
  return (
    <div
      ref={note}
      popover="manual"
      data-not-loaded
      className="fixed inset-auto m-0 w-[min(22rem,calc(100vw-1rem))] rounded-control bg-transparent text-ink shadow-float"
    >
      <Notice role="alert" title="That did not load." actions={isNewer && <LoadAgain />}>
        {isNewer ? newer : 'Press again to try again; everything else works as before.'}
      </Notice>
    </div>
  );
}

function standBeside(note: HTMLElement, control: HTMLElement | null) {
  const { width, height } = note.getBoundingClientRect();
  const box = control?.isConnected ? control.getBoundingClientRect() : undefined;
  const lowest = innerHeight - height - gap;
  const below = box ? box.bottom + gap : lowest;
  const top = box && below > lowest ? box.top - gap - height : below;
  const left = box ? box.left : (innerWidth - width) / 2;
  note.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  note.style.top = `${Math.max(gap, Math.min(top, lowest))}px`;
}
