import { createCounterpartFinder } from './find-counterpart.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies values, focus, selection and the pressed button to the new elements when React replaces those of
 * an island, for example because a translator or an extension changed them before hydration.
 * @returns a function that stops watching
 */
export function keepFields(island: HTMLElement): () => void {
  let focused: Element | null = null;
  let pressed: Element | null | undefined = [...island.querySelectorAll(':active')].at(-1)?.closest('button');
  const rememberFocus = () => {
    focused = island.contains(document.activeElement) ? document.activeElement : null;
  };
  rememberFocus();

  const observer = new MutationObserver((records) => {
    for (const old of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(old instanceof Element)) continue;
      for (const field of old.querySelectorAll<Field>('input, textarea, select')) {
        const counterpart = createCounterpartFinder(field, old)(island);
        if (counterpart) copyValue(field, counterpart as Field);
      }
      if (old.contains(focused) && document.activeElement === document.body)
        transferFocus(focused as Element, createCounterpartFinder(focused as Element, old)(island));
      if (pressed && old.contains(pressed)) transferPress(createCounterpartFinder(pressed, old)(island));
    }
  });
  observer.observe(island, { childList: true });
  const ended = new AbortController();
  // Capture phase: React may hydrate the island while it handles the same event.
  const addListener = (type: string, listener: (event: Event) => void) =>
    island.addEventListener(type, listener, { capture: true, signal: ended.signal });
  addListener('focusin', rememberFocus);
  // Removing the focused element may also fire focusout, so the focus is read after the removal.
  addListener('focusout', () => setTimeout(rememberFocus));
  addListener('pointerdown', (event) => {
    const { pointerType, target } = event as PointerEvent;
    pressed = pointerType === 'mouse' ? (target as Element).closest('button') : undefined;
  });
  addListener('mouseup', () => {
    pressed = undefined;
  });
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

function transferPress(replacement?: Element) {
  const release = ({ target }: Event) => {
    if (replacement?.contains(target as Node)) (replacement as HTMLElement).click();
  };
  addEventListener('mouseup', release, { once: true });
}

function copyValue(old: Field, replacement: Field) {
  if (old instanceof HTMLInputElement && /checkbox|radio/.test(old.type)) {
    if (old.checked !== old.defaultChecked && old.checked !== (replacement as HTMLInputElement).checked)
      replacement.click();
    return;
  }
  const isTouched = !('defaultValue' in old) || old.value !== old.defaultValue;
  if (!isTouched || old.type === 'file' || old.value === replacement.value) return;
  // React overrides the property on the element and would treat the change as its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(replacement), 'value')?.set?.call(
    replacement,
    old.value,
  );
  for (const type of ['input', 'change']) replacement.dispatchEvent(new Event(type, { bubbles: true }));
}

function transferFocus(old: Element, replacement?: Element) {
  (replacement as HTMLElement | undefined)?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // Some fields, such as email fields, have no selection.
  if (replacement && selectionStart != null)
    (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
