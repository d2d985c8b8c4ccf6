import type { ClientDirective } from 'astro';
import type { PaintedWindow } from '#src/frame/painted.ts';
import { untilIdle } from '#src/frame/until-idle.ts';

const reaching = ['pointerover', 'touchstart', 'focusin'] as const;
const acting = ['click', 'submit', 'keydown'] as const;
/** Keys that act on a control; any other key before hydration is the browser's own business (typing, Tab). */
const actingKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** How long a form that React does not answer for yet is sent again, each time after twice the wait; in milliseconds. */
const firstWait = 16;
const longestWait = 1_024;
const waits = new WeakMap<HTMLFormElement, number>();

// React takes a moment from being there to answering. A form that it does not answer for yet is sent again, never by
// the browser itself: that would put what was typed into the address.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest('astro-island');
  if (event.defaultPrevented || !island) return void waits.delete(form);
  event.preventDefault();
  const wait = waits.get(form) ?? firstWait;
  waits.set(form, wait * 2);
  if (wait <= longestWait) setTimeout(() => form.requestSubmit(event.submitter), wait);
  else {
    waits.delete(form);
    sayFailed(island);
  }
});

/** Tells in the page that what was pressed does not act. */
function sayFailed(island: Element) {
  const notice = document.createElement('p');
  notice.dataset.wakeError = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'This part of the page could not be loaded. Check your connection and try again.';
  island.querySelector('[data-wake-error]')?.remove();
  island.append(notice);
}

/**
 * Hydrates an island on the first hover, focus or touch. What the visitor does before React has arrived is held back
 * and done again afterwards: the last click, key or submit, on the same element. If the code cannot be fetched the
 * visitor is told so, the island keeps waiting, and the next reach tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let held: (() => void) | undefined;
  /** The control that was pressed: it shows that its press was felt. */
  let pressed: Element | undefined;
  let waking = false;

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    let control: Element = target;
    if (event instanceof KeyboardEvent) {
      if (!actingKeys.has(event.key) || target.closest('input, textarea, select')) return;
      held = () =>
        target.dispatchEvent(
          new KeyboardEvent('keydown', { ...keyOf(event), bubbles: true, cancelable: true }),
        );
    } else if (event.type === 'submit') {
      const { submitter } = event as SubmitEvent;
      control = submitter ?? target;
      held = () => (target as HTMLFormElement).requestSubmit(submitter);
    } else {
      const button = target.closest<HTMLElement>('button, [role="tab"]');
      // Links, labels and fields keep what the browser does for them; a submit button is held by its submit event.
      if (!button || (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)) return;
      control = button;
      held = () => {
        button.click();
        // The focus that came before React is given again, so that a tab's arrow keys go on from here.
        if (button !== document.activeElement || button.getAttribute('role') !== 'tab') return;
        button.blur();
        button.focus();
      };
    }
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-waking');
    pressed = control;
    pressed.toggleAttribute('data-waking', true);
    wake();
  };

  const wake = async () => {
    if (waking || !island.hasAttribute('ssr')) return;
    waking = true;
    island.querySelector('[data-wake-error]')?.remove();
    const hydrate = await load();
    await hydrate();
    waking = false;
    pressed?.removeAttribute('data-waking');
    if (island.hasAttribute('ssr')) return fail();
    for (const type of reaching) island.removeEventListener(type, wake);
    for (const type of acting) island.removeEventListener(type, hold, true);
    held?.();
  };

  const fail = () => {
    if (!held) return;
    held = undefined;
    sayFailed(island);
  };

  for (const type of reaching) island.addEventListener(type, wake, { passive: true });
  for (const type of acting) island.addEventListener(type, hold, true);
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
};

function keyOf({ key, code, shiftKey }: KeyboardEvent) {
  return { key, code, shiftKey };
}

export default intent;
