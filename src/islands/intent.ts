import type { ClientDirective } from 'astro';
import type { PaintedWindow } from '#src/frame/painted.ts';
import { intentEvents, replayedEvents, toReplayableEvent } from '#src/frame/replay-event.ts';
import { waitUntilIdle } from '#src/frame/wait-until-idle.ts';
import { hideLoadError, showLoadError } from '#src/frame/wake-error.ts';
import { createCounterpartFinder } from './find-counterpart.ts';

// The browser must not submit a form before React handles it: the values would end up in the URL.
addEventListener('submit', (event) => {
  const island = (event.target as Element).closest('astro-island');
  if (event.defaultPrevented || !island) return;
  event.preventDefault();
  showLoadError(island);
});

const intent: ClientDirective = (load, { value }, island) => {
  let pendingReplay: (() => void) | undefined;
  let pressed: Element | undefined;
  let isHydrating = false;

  const holdEvent = (event: Event) => {
    const replayable = toReplayableEvent(event);
    if (!replayable) return;
    const counterpart = createCounterpartFinder(replayable.control, island);
    pendingReplay = () => {
      if (replayable.control.isConnected) replayable.replay();
      else replayEventOn(counterpart(island), event);
    };
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-waking');
    pressed = replayable.control;
    pressed.toggleAttribute('data-waking', true);
    hydrateIsland();
  };

  const hydrateIsland = async () => {
    if (isHydrating || !island.hasAttribute('ssr')) return;
    isHydrating = true;
    hideLoadError(island);
    if (await loadProps(island)) {
      const hydrate = await load();
      await hydrate();
    }
    isHydrating = false;
    pressed?.removeAttribute('data-waking');
    if (island.hasAttribute('ssr')) return reportFailure();
    for (const type of intentEvents) island.removeEventListener(type, hydrateIsland);
    for (const type of replayedEvents) island.removeEventListener(type, holdEvent, true);
    pendingReplay?.();
  };

  const reportFailure = () => {
    if (!pendingReplay) return;
    pendingReplay = undefined;
    showLoadError(island);
  };

  for (const type of intentEvents) island.addEventListener(type, hydrateIsland, { passive: true });
  for (const type of replayedEvents) island.addEventListener(type, holdEvent, true);
  // `client:intent="idle"`: the main form of a page hydrates after the first paint, without interaction. The
  // modules are loaded one after the other in idle periods to avoid a long task.
  const hydrateWhenIdle = async () => {
    await (window as PaintedWindow).painted;
    for (const part of ['renderer-url', 'component-url']) {
      await waitUntilIdle();
      await import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
    }
    await waitUntilIdle();
    hydrateIsland();
  };
  if (value === 'idle') hydrateWhenIdle();
  // The visitor hovered or focused the island before this code loaded.
  if ('reached' in island.dataset || island.matches(':hover, :focus-within')) hydrateIsland();
};

function replayEventOn(control: Element | undefined, event: Event) {
  if (!control) return;
  const { form } = control as HTMLButtonElement;
  if (event.type === 'keydown') control.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  else if (event.type === 'click') (control as HTMLElement).click();
  else (form ?? (control as HTMLFormElement)).requestSubmit(form && (control as HTMLButtonElement));
}

/** Loads the props of an island if they are in a separate file. @returns whether the props are available */
async function loadProps(island: HTMLElement): Promise<boolean> {
  const { props } = island.dataset;
  if (!props) return true;
  for (const part of ['renderer-url', 'component-url'])
    import(/* @vite-ignore */ island.getAttribute(part) ?? '').catch(() => {});
  try {
    // Some browsers cache a failed import, so the retry needs a new URL.
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
