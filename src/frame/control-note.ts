/** Milliseconds from hovering a control to its note, and how long after one note the next comes at once. */
const openDelay = 700;
const skipDelay = 300;
/** How long a note stays after a press, in milliseconds: a finger that leaves must not take it away. */
const pressedFor = 4000;

const noted = (target: EventTarget | null) => {
  const control = (target as Element | null)?.closest?.<HTMLElement>('[data-note]') ?? null;
  return control instanceof HTMLInputElement ? (control.nextElementSibling as HTMLElement | null) : control;
};

/**
 * Shows the note of each control with `data-note` in the control itself (src/styles/control-note.css): on hover and
 * focus after a while, on a press at once.
 * @param first the control that was reached for while this code was coming, and whether by a press
 */
export function startControlNotes(first: HTMLElement, isPressed: boolean) {
  let shown: HTMLElement | undefined;
  let reached: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedUntil = 0;

  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    delete shown.dataset.noted;
    shown = undefined;
    closedAt = performance.now();
  };
  const show = (control: HTMLElement) => {
    if (shown !== control) hide();
    shown = control;
    control.dataset.noted = '';
  };
  const reach = (control: HTMLElement | null) => {
    if (control === reached) return;
    reached = control;
    if (performance.now() < pressedUntil && (!control || control === shown)) return;
    const soon = performance.now() - closedAt < skipDelay || shown !== undefined;
    hide();
    if (control) timer = setTimeout(show, soon ? 0 : openDelay, control);
  };
  const press = (control: HTMLElement | null) => {
    clearTimeout(timer);
    if (!control) return hide();
    show(control);
    pressedUntil = performance.now() + pressedFor;
    timer = setTimeout(hide, pressedFor);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') reach(noted(target));
  });
  document.addEventListener('focusin', ({ target }) => reach(noted(target)));
  document.addEventListener('focusout', () => reach(null));
  document.addEventListener('click', ({ target }) => press(noted(target)));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') {
      pressedUntil = 0;
      hide();
    }
    // In a field Enter is the press on its button; on a button the browser makes a click of it.
    if (key === 'Enter' && target instanceof HTMLInputElement) press(noted(target));
  });
  if (isPressed) press(noted(first));
  else reach(noted(first));
}
