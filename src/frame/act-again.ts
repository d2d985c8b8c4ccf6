/** What reaches for an island, and what acts in it. */
export const reaching = ['pointerover', 'touchstart', 'focusin'] as const;
export const acting = ['click', 'submit', 'keydown'] as const;
/** Keys that act on a tab; any other before hydration is the browser's own business (typing, scrolling, going back). */
const actingKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export type Deed = { control: Element; again: () => void };

/**
 * What a visitor does in a part of the page that does not act yet.
 * @param event a click, a submit or a key
 * @returns the control that was pressed and how the same is done again; nothing for what the browser does by itself
 */
export function deedOf(event: Event): Deed | undefined {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (!actingKeys.has(key) || altKey || ctrlKey || metaKey || target.getAttribute('role') !== 'tab') return;
    const again = () =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    return { control: target, again };
  }
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return {
      control: submitter ?? target,
      again: () => (target as HTMLFormElement).requestSubmit(submitter),
    };
  }
  const button = target.closest<HTMLElement>('button, [role="tab"]');
  // Links, labels and fields keep what the browser does for them; a submit button is held by its submit event.
  if (!button || (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)) return;
  const again = () => {
    button.click();
    // The focus that came before React is given again, so that a tab's arrow keys go on from here.
    if (button !== document.activeElement || button.getAttribute('role') !== 'tab') return;
    button.blur();
    button.focus();
  };
  return { control: button, again };
}
