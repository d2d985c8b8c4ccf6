import { type FieldRule, looksLikeEmail, typed } from './field-errors.ts';

/** What each required field says when it is empty, in the order in which they stand in the form. */
export type RequiredFields = Readonly<Record<string, string>>;

/** The rule of a form that wants some fields filled and, of an e-mail, no more than that it looks like one. */
export function requiredRule(required: RequiredFields): FieldRule<string> {
  return (field, value) => {
    if (value.trim() === '') return required[field];
    if (field === 'email' && !looksLikeEmail(value)) return 'Please enter a valid email';
    return undefined;
  };
}

/** Whether a required field is still empty; blanks alone do not fill one. */
export function lacksRequired(required: RequiredFields, form: FormData): boolean {
  return Object.keys(required).some((field) => typed(form, field).trim() === '');
}
