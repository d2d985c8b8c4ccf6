import type { ToastMessage } from '#src/frame/toast.ts';

/** A toast's words; whether it is destructive follows from what they are said of. */
export type Toast = { title: string; description: string };

export type FieldWords = {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Said when the field is empty, which makes it required. */
  empty?: string;
};

/** What a form says, from content/forms.yaml. */
export type FormWords<Field extends string = string> = {
  fields: Record<Field, FieldWords>;
  action?: string;
  /** The button's label while it sends. */
  busy: string;
  /** Stands above fields with an asterisk, which it holds. */
  requiredNote?: string;
  /** When a required field is empty, and when something else is wrong with a field. */
  missing?: Toast;
  invalid?: Toast;
  success?: Toast;
};

/** What a form says whose row may not be stored. */
export type FailureWords = {
  failed: Toast;
  /** When a value is there already that must be unique. */
  taken?: Toast;
  /** To whoever has to wait, for `{time}`; and the way that is left, an `{email}`. */
  wait: string;
  mail: string;
};

/** A toast of what did not happen, be it for want of an answer or by a failure. */
export function refusal(words: Toast): ToastMessage {
  return { ...words, destructive: true };
}

/** A text with its one place filled in. */
export function filledIn(words: string, place: string, value: string): string {
  return words.replace(`{${place}}`, () => value);
}
