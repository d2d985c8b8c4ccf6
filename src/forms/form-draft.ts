/**
 * Keeps what stands in the page's `data-draft` form in the session storage of its tab, so that neither a link to the
 * page one is on nor a reload loses a typed word. It comes with the first reach for the form, or at once when there is a
 * draft (src/forms/sending/start.ts), needs no React and works before the form wakes; until it has come, ./keep-typed.ts keeps.
 * A form that was sent is reset, which ends its draft; a field that goes from the form goes from the draft.
 */

import { type Draft, draftForm, draftSlot, fieldsOf, isTouched } from '#src/forms/fields/typed-fields.ts';
import { hasKeptAttempt } from '#src/forms/sending/kept-attempt.ts';

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function restore(form: HTMLFormElement) {
  const draft = attempt((): Draft | null => JSON.parse(sessionStorage.getItem(draftSlot) ?? 'null'));
  if (!draft) return;
  // What another address asks for, such as a shared calculation, goes before what was typed earlier.
  const asked = new URLSearchParams(draft.search === location.search ? '' : location.search);
  for (const field of fieldsOf(form)) {
    const value = draft.values?.[field.name];
    if (value === undefined || value === field.value || isTouched(field) || asked.has(field.name)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function wake(island: HTMLElement | null) {
  if (!island) return;
  // The code that hears the event may come later.
  island.dataset.reached = '';
  island.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function keep() {
  const form = draftForm();
  if (!form) return;
  const fields = fieldsOf(form);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  attempt(() =>
    fields.some(isTouched)
      ? sessionStorage.setItem(draftSlot, JSON.stringify({ search: location.search, values }))
      : sessionStorage.removeItem(draftSlot),
  );
}

const form = draftForm();
if (form) {
  restore(form);
  if (hasKeptAttempt()) wake(form.closest('astro-island'));
  // What was typed before this code came.
  keep();
  new MutationObserver(keep).observe(form, { childList: true, subtree: true });
}
document.addEventListener('input', keep);
addEventListener('pagehide', keep);
document.addEventListener('reset', ({ target }) => {
  if (target === draftForm()) attempt(() => sessionStorage.removeItem(draftSlot));
});
