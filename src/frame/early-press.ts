import { intentEvents, type ReplayableEvent, replayedEvents, toReplayableEvent } from './replay-event.ts';
import { forgetFailed, sayFailed } from './wake-error.ts';

/**
 * Fetches the code that wakes islands when a visitor first reaches for one, with that island's own. What is done in an island before
 * that has come is held and done again then. Where it does not come the visitor is told so, and the next reach asks for it again.
 * @param code where it lies
 * @returns what fetches it without a reach
 */
export function holdEarlyPresses(code: string[]): () => void {
  let held: (ReplayableEvent & { island: Element }) | undefined;
  let isComing = false;
  const islandOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('astro-island[ssr]') : null;

  const letGo = () => {
    held?.control.removeAttribute('data-waking');
    const press = held;
    held = undefined;
    return press;
  };
  const fetchCode = async () => {
    if (isComing) return;
    isComing = true;
    try {
      await Promise.all(code.map(addScript));
    } catch {
      isComing = false;
      const press = letGo();
      if (press) sayFailed(press.island);
      return;
    }
    for (const type of intentEvents) removeEventListener(type, reach, true);
    for (const type of replayedEvents) removeEventListener(type, hold, true);
    letGo()?.replay();
  };
  const reach = (event: Event) => {
    const island = islandOf(event);
    if (!island || isComing) return;
    for (const part of ['renderer-url', 'component-url'])
      import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
    fetchCode();
  };
  const hold = (event: Event) => {
    const island = islandOf(event);
    const press = island && toReplayableEvent(event);
    if (!press) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    forgetFailed(island);
    letGo();
    held = { ...press, island };
    press.control.toggleAttribute('data-waking', true);
    reach(event);
  };

  for (const type of intentEvents) addEventListener(type, reach, { capture: true, passive: true });
  for (const type of replayedEvents) addEventListener(type, hold, true);
  return fetchCode;
}

const addScript = (src: string) =>
  new Promise((done, fail) => {
    document.head.append(
      Object.assign(document.createElement('script'), { src, onload: done, onerror: fail }),
    );
  });
