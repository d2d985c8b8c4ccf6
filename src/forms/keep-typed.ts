/**
 * Inline script of pages with a draft form. On pagehide it saves fields that were changed before
 * ./form-draft.ts was loaded and merges them into the draft of an earlier page. Once loaded, form-draft.ts
 * overwrites that with the current values.
 */
import {
  type Draft,
  draftSlot,
  findDraftForm,
  isTouched,
  listFields,
} from '#src/forms/fields/typed-fields.ts';

addEventListener('pagehide', () => {
  const form = findDraftForm();
  const fields = form ? listFields(form) : [];
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
    // The browser can block session storage.
  }
});
