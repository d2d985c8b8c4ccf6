/**
 * Saves the fields of the page's `data-draft` form to the tab's session storage, so that nothing typed is
 * lost on a reload or a link to the same page. It is loaded when the form is first used, or at once when
 * there is a draft (src/forms/sending/start.ts). It works without React. Before it is loaded, ./keep-typed.ts
 * saves the fields. A submitted form is reset, which deletes its draft.
 */

import {
  type Draft,
  draftSlot,
  findDraftForm,
  isTouched,
  listFields,
} from '#src/forms/fields/typed-fields.ts';
import { hasSavedAttempt } from '#src/forms/sending/saved-attempt.ts';

function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function restoreDraft(form: HTMLFormElement) {
  const draft = tryStorage((): Draft | null => JSON.parse(sessionStorage.getItem(draftSlot) ?? 'null'));
  if (!draft) return;
  // Values from the URL, such as a shared calculation, take precedence over a draft of another URL.
  const requested = new URLSearchParams(draft.search === location.search ? '' : location.search);
  for (const field of listFields(form)) {
    const value = draft.values?.[field.name];
    if (value === undefined || value === field.value || isTouched(field) || requested.has(field.name))
      continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function hydrateIsland(island: HTMLElement | null) {
  if (!island) return;
  // For hydration code that loads after this event.
  island.dataset.reached = '';
  island.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function saveDraft() {
  const form = findDraftForm();
  if (!form) return;
  const fields = listFields(form);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  tryStorage(() =>
    fields.some(isTouched)
      ? sessionStorage.setItem(draftSlot, JSON.stringify({ search: location.search, values }))
      : sessionStorage.removeItem(draftSlot),
  );
}

const form = findDraftForm();
if (form) {
  restoreDraft(form);
  if (hasSavedAttempt()) hydrateIsland(form.closest('astro-island'));
  // Saves what was typed before this module loaded.
  saveDraft();
  new MutationObserver(saveDraft).observe(form, { childList: true, subtree: true });
}
document.addEventListener('input', saveDraft);
addEventListener('pagehide', saveDraft);
document.addEventListener('reset', ({ target }) => {
  if (target === findDraftForm()) tryStorage(() => sessionStorage.removeItem(draftSlot));
});
