type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Draft = { search: string; values: Record<string, string> };

export const draftSlot = `draft:${location.pathname}`;

export const findDraftForm = () => document.querySelector<HTMLFormElement>('form[data-draft]');

/** The named fields of a form, except the honeypot. */
export function listFields(form: HTMLFormElement): Field[] {
  return (Array.from(form.elements) as Field[]).filter(({ name, tabIndex }) => name && tabIndex >= 0);
}

export function isTouched(field: Field): boolean {
  return field.value !== ('defaultValue' in field ? field.defaultValue : '');
}
