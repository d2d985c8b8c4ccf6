/** Milliseconds of hover before a note opens, and milliseconds after a note closes in which the next one opens at once. */
const openDelayMilliseconds = 700;
const reopenMilliseconds = 300;
/** Milliseconds for which a note stays after a tap, because the finger leaves the control immediately. */
const visibleAfterTapMilliseconds = 4000;

const findControlWithNote = (target: EventTarget | null) => {
  const control = (target as Element | null)?.closest?.<HTMLElement>('[data-note]') ?? null;
  return control instanceof HTMLInputElement ? (control.nextElementSibling as HTMLElement | null) : control;
};

/**
 * Shows the note of controls with `data-note` inside the control (src/styles/control-note.css): delayed on
 * hover and focus, immediately on click.
 * @param first the control that was reached before this module loaded
 * @param isPressed whether it was clicked
 */
export function startControlNotes(first: HTMLElement, isPressed: boolean) {
  let shown: HTMLElement | undefined;
  let reached: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedUntil = 0;

  const hideNote = () => {
    clearTimeout(timer);
    if (!shown) return;
    delete shown.dataset.noted;
    shown = undefined;
    closedAt = performance.now();
  };
  const showNote = (control: HTMLElement) => {
    if (shown !== control) hideNote();
    shown = control;
    control.dataset.noted = '';
  };
  const scheduleNote = (control: HTMLElement | null) => {
    if (control === reached) return;
    reached = control;
    if (performance.now() < pressedUntil && (!control || control === shown)) return;
    const isImmediate = performance.now() - closedAt < reopenMilliseconds || shown !== undefined;
    hideNote();
    if (control) timer = setTimeout(showNote, isImmediate ? 0 : openDelayMilliseconds, control);
  };
  const handlePress = (control: HTMLElement | null) => {
    clearTimeout(timer);
    if (!control) return hideNote();
    showNote(control);
    pressedUntil = performance.now() + visibleAfterTapMilliseconds;
    timer = setTimeout(hideNote, visibleAfterTapMilliseconds);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') scheduleNote(findControlWithNote(target));
  });
  document.addEventListener('focusin', ({ target }) => scheduleNote(findControlWithNote(target)));
  document.addEventListener('focusout', () => scheduleNote(null));
  document.addEventListener('click', ({ target }) => handlePress(findControlWithNote(target)));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') {
      pressedUntil = 0;
      hideNote();
    }
    // In a field, Enter activates its button. On a button, the browser fires a click itself.
    if (key === 'Enter' && target instanceof HTMLInputElement) handlePress(findControlWithNote(target));
  });
  if (isPressed) handlePress(findControlWithNote(first));
  else scheduleNote(findControlWithNote(first));
}
