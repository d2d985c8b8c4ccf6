/** Events that hydrate an island, and events that are replayed after hydration. */
export const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;
export const replayedEvents = ['click', 'submit', 'keydown'] as const;
const replayedKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export type ReplayableEvent = { control: Element; replay: () => void };

/**
 * Turns an event on a part that is not hydrated yet into one that can be replayed.
 * @param event a click, submit or keydown event
 * @returns undefined for events that the browser handles
 */
export function toReplayableEvent(event: Event): ReplayableEvent | undefined {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (!replayedKeys.has(key) || altKey || ctrlKey || metaKey || target.getAttribute('role') !== 'tab')
      return;
    const replay = () =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    return { control: target, replay };
  }
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return {
      control: submitter ?? target,
      replay: () => (target as HTMLFormElement).requestSubmit(submitter),
    };
  }
  const button = target.closest<HTMLElement>('button, [role="tab"]');
  // The browser handles links, labels and fields; a submit button is replayed by its submit event.
  if (!button || (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)) return;
  const replay = () => {
    button.click();
    // Focuses the tab again so that React receives the event and arrow keys continue from this tab.
    if (button !== document.activeElement || button.getAttribute('role') !== 'tab') return;
    button.blur();
    button.focus();
  };
  return { control: button, replay };
}
