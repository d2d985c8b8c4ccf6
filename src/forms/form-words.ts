import type { ToastMessage } from '#src/frame/toast.ts';

/** A toast's words; whether it is destructive follows from what they are said of. */
export type Toast = { title: string; description: string };

export type FieldWords = {
  label: string;
  hint?: string;
  placeholder?: string;
  empty?: string;
};

export type FormWords<Field extends string = string> = {
  fields: Record<Field, FieldWords>;
  action?: string;
  busy: string;
  requiredNote?: string;
  missing?: Toast;
  invalid?: Toast;
  success?: Toast;
};

export type FailureWords = {
  failed: Toast;
  taken?: Toast;
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
