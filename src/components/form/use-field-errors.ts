import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '#src/client/after-paint.ts';
import { type FieldErrors, type FieldRule, fieldErrors } from './field-errors.ts';

/**
 * The messages of a form whose fields keep their own values.
 * @param fields in the order in which they stand in the form
 */
export function useFieldErrors<Field extends string>(fields: readonly Field[], rule: FieldRule<Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  /** Whether the form can be sent; if not, every wrong field says why and the first has the focus. */
  const check = (form: HTMLFormElement): boolean => {
    const wrong = fieldErrors(new FormData(form), fields, rule);
    const first = fields.find((field) => wrong[field]);
    // The press shows before the messages are built; they stand before the focus comes, so that it is read with them.
    afterPaint(() => {
      flushSync(() => setErrors(wrong));
      if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    });
    return !first;
  };

  /** For onInput: a message goes as soon as its field is right; new ones come only with the next attempt. */
  const recheck = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement;
    const field = name as Field;
    if (errors[field] && !rule(field, value)) setErrors({ ...errors, [field]: undefined });
  };

  return { errors, check, recheck };
}
