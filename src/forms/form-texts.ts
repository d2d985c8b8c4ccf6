import type { ToastMessage } from '#src/frame/toast.ts';

export type Toast = { title: string; description: string };

export type FieldTexts = {
  label: string;
  hint?: string;
  placeholder?: string;
  empty?: string;
};

export type FormTexts<Field extends string = string> = {
  fields: Record<Field, FieldTexts>;
  action?: string;
  busy: string;
  requiredNote?: string;
  missing?: Toast;
  invalid?: Toast;
  success?: Toast;
};

export type FailureTexts = {
  failed: Toast;
  taken?: Toast;
  wait: string;
  mail: string;
};

export function toErrorToast(texts: Toast): ToastMessage {
  return { ...texts, destructive: true };
}

export function fillPlaceholder(texts: string, name: string, value: string): string {
  return texts.replace(`{${name}}`, () => value);
}
