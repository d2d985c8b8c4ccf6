import type { ToastMessage } from '#src/frame/toast.ts';

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

export function toErrorToast(words: Toast): ToastMessage {
  return { ...words, destructive: true };
}

export function fillPlaceholder(words: string, place: string, value: string): string {
  return words.replace(`{${place}}`, () => value);
}
