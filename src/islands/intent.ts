import type { ClientDirective } from 'astro';
import type { PaintedWindow } from '#src/frame/painted.ts';
import { intentEvents, replayedEvents, toReplayableEvent } from '#src/frame/replay-event.ts';
import { untilIdle } from '#src/frame/until-idle.ts';
import { forgetFailed, sayFailed } from '#src/frame/wake-error.ts';
import { findAgain } from './find-again.ts';

// A form that React does not answer for is never sent by the browser itself: that would put the values into the address.
addEventListener('submit', (event) => {
  const island = (event.target as Element).closest('astro-island');
  if (event.defaultPrevented || !island) return;
  event.preventDefault();
  sayFailed(island);
});

const intent: ClientDirective = (load, { value }, island) => {
  let held: (() => void) | undefined;
  let pressed: Element | undefined;
  let waking = false;

  const hold = (event: Event) => {
    const replayable = toReplayableEvent(event);
    if (!replayable) return;
    const counterpart = findAgain(replayable.control, island);
    held = () => {
      if (replayable.control.isConnected) replayable.replay();
      else repeatOn(counterpart(island), event);
    };
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-waking');
    pressed = replayable.control;
    pressed.toggleAttribute('data-waking', true);
    wake();
  };

  const wake = async () => {
    if (waking || !island.hasAttribute('ssr')) return;
    waking = true;
    forgetFailed(island);
    if (await hasProps(island)) {
      const hydrate = await load();
      await hydrate();
    }
    waking = false;
    pressed?.removeAttribute('data-waking');
    if (island.hasAttribute('ssr')) return fail();
    for (const type of intentEvents) island.removeEventListener(type, wake);
    for (const type of replayedEvents) island.removeEventListener(type, hold, true);
    held?.();
  };

  const fail = () => {
    if (!held) return;
    held = undefined;
    sayFailed(island);
  };

  for (const type of intentEvents) island.addEventListener(type, wake, { passive: true });
  for (const type of replayedEvents) island.addEventListener(type, hold, true);
  // `client:intent="idle"`, for the form that is its page's purpose, waits for no reach, only for the first paint. It
  // comes part by part: in one piece React and the form would hold the page up.
  const wakeByItself = async () => {
    await (window as PaintedWindow).painted;
    for (const part of ['renderer-url', 'component-url']) {
      await untilIdle();
      await import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
    }
    await untilIdle();
    wake();
  };
  if (value === 'idle') wakeByItself();
  // It was reached for before this code had come.
  if ('reached' in island.dataset || island.matches(':hover, :focus-within')) wake();
};

function repeatOn(control: Element | undefined, event: Event) {
  if (!control) return;
  const { form } = control as HTMLButtonElement;
  if (event.type === 'keydown') control.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  else if (event.type === 'click') (control as HTMLElement).click();
  else (form ?? (control as HTMLFormElement)).requestSubmit(form && (control as HTMLButtonElement));
}

/** Fetches an island's props where the page does not hold them, its code beside them. @returns whether they are there */
async function hasProps(island: HTMLElement): Promise<boolean> {
  const { props } = island.dataset;
  if (!props) return true;
  for (const part of ['renderer-url', 'component-url'])
    import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
  try {
    // Some browsers remember that a file did not come.
    const file = await import(/* @vite-ignore */ props).catch(
      () => import(/* @vite-ignore */ `${props}?again=${Date.now()}`),
    );
    island.setAttribute('props', file.default);
    delete island.dataset.props;
    return true;
  } catch {
    return false;
  }
}

export default intent;
