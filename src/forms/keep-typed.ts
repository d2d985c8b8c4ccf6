/**
 * Stands in the page of a form that keeps a draft: what was typed before the draft's code had come is kept as the page
 * goes, over what an earlier page left. That code (./form-draft.ts), once it has come, says afterwards what really stands there.
 */
import { type Draft, draftForm, draftSlot, fieldsOf, isTouched } from '#src/forms/fields/typed-fields.ts';

addEventListener('pagehide', () => {
  const form = draftForm();
  const fields = form ? fieldsOf(form) : [];
  if (!fields.some(isTouched)) return;
  try {
    const draft: Draft = JSON.parse(sessionStorage.getItem(draftSlot) ?? 'null') ?? {
      search: location.search,
      values: {},
    };
    for (const field of fields)
      if (isTouched(field) || !(field.name in draft.values)) draft.values[field.name] = field.value;
    sessionStorage.setItem(draftSlot, JSON.stringify(draft));
  } catch {
    // A browser may refuse its session storage: the form goes without a draft then.
  }
});
