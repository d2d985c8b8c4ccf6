import { intentEvents, type ReplayableEvent, replayedEvents, toReplayableEvent } from './replay-event.ts';
import { hideLoadError, showLoadError } from './wake-error.ts';

/**
 * Loads the hydration code and the code of an island on its first hover, focus or touch. Clicks, key presses and
 * submits before that are held and replayed. If loading fails, the island shows an error, and the next event retries.
 * @param code addresses of the hydration code
 * @returns a function that loads the code without an event
 */
export function holdEarlyEvents(code: string[]): () => void {
  let heldEvent: (ReplayableEvent & { island: Element }) | undefined;
  let isLoading = false;
  const findIsland = ({ target }: Event) =>
    target instanceof Element ? target.closest('astro-island[ssr]') : null;

  const takeHeldEvent = () => {
    heldEvent?.control.removeAttribute('data-waking');
    const press = heldEvent;
    heldEvent = undefined;
    return press;
  };
  const loadCode = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await Promise.all(code.map(addScript));
    } catch {
      isLoading = false;
      const press = takeHeldEvent();
      if (press) showLoadError(press.island);
      return;
    }
    for (const type of intentEvents) removeEventListener(type, handleIntent, true);
    for (const type of replayedEvents) removeEventListener(type, holdEvent, true);
    takeHeldEvent()?.replay();
  };
  const handleIntent = (event: Event) => {
    const island = findIsland(event);
    if (!island || isLoading) return;
    for (const part of ['renderer-url', 'component-url'])
      import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
    loadCode();
  };
  const holdEvent = (event: Event) => {
    const island = findIsland(event);
    const press = island && toReplayableEvent(event);
    if (!press) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hideLoadError(island);
    takeHeldEvent();
    heldEvent = { ...press, island };
    press.control.toggleAttribute('data-waking', true);
    handleIntent(event);
  };

  for (const type of intentEvents) addEventListener(type, handleIntent, { capture: true, passive: true });
  for (const type of replayedEvents) addEventListener(type, holdEvent, true);
  return loadCode;
}

const addScript = (src: string) =>
  new Promise((done, fail) => {
    document.head.append(
      Object.assign(document.createElement('script'), { src, onload: done, onerror: fail }),
    );
  });
