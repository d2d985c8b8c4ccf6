import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { runAfterPaint } from '#src/components/ui/after-paint.ts';
import {
  type FieldErrors,
  type FieldRule,
  findFieldErrors,
  hasEmptyRequiredField,
  readFieldValue,
} from '#src/forms/fields/field-errors.ts';
import { honeypotName } from '#src/forms/fields/honeypot-name.ts';
import type { Row } from '#src/forms/sending/data-client.ts';
import { createFailureToasts } from '#src/forms/sending/failure-toasts.ts';
import { describeFailure, isDuplicate } from '#src/forms/sending/not-sent.ts';
import type { Sending } from '#src/forms/sending/sending.ts';
import type { Submission, SubmitState } from '#src/forms/sending/submission.ts';
import { showToast } from '#src/frame/toast.ts';
import { type FailureTexts, type FormTexts, type Toast, toErrorToast } from './form-texts.ts';
import { useSubmission } from './use-submission.ts';

type Kind = Sending['kind'];

type Texts<Field extends string, Kinds extends Kind> = FormTexts<Field> &
  (Kinds extends 'store' ? FailureTexts : { success: Toast });

type FormSettings<Field extends string, Kinds extends Kind> = {
  /** Names of the fields from top to bottom. Default: the keys of `texts.fields`. */
  fields?: readonly Field[];
  rule: FieldRule<Field>;
  send: Sending<Kinds>;
  texts: Texts<Field, Kinds>;
  submission?: Submission;
  onSend?: (row: Row, filled: FormData) => void;
  onStored?: (row: Row) => void;
};

export type FormState<Kinds extends Kind = Kind> = Pick<SubmitState, 'status'> & {
  kind: Kinds;
  texts: Pick<FormTexts, 'action' | 'busy' | 'requiredNote'> & Partial<FailureTexts>;
  isRequired: boolean;
  failure?: { message: string; isAnswer: boolean } | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * State of a form, real or simulated: validates the fields, submits once, and reports the result. Fields are
 * uncontrolled. It ignores submits while one is in progress. An invalid form focuses the first invalid field.
 */
export function useForm<Field extends string, Kinds extends Kind>({
  rule,
  send,
  texts,
  fields = Object.keys(texts.fields) as Field[],
  submission: shared,
  onSend,
  onStored,
}: FormSettings<Field, Kinds>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const { status, row: sending, error, submit, dismiss, reset } = useSubmission(send, shared);
  const [failures] = useState(createFailureToasts);
  const { kind } = send;
  const { missing, invalid, success, failed, taken } = texts as FormTexts & Partial<FailureTexts>;

  const validate = (form: HTMLFormElement): boolean => {
    const filled = new FormData(form);
    const wrong = findFieldErrors(filled, fields, rule);
    const first = fields.find((field) => wrong[field]);
    const refused = hasEmptyRequiredField(texts.fields, filled) ? missing : invalid;
    // The pressed button is painted before the messages. They are rendered before the focus moves, so that
    // screen readers announce them.
    runAfterPaint(() => {
      flushSync(() => setErrors(wrong));
      if (!first) return;
      (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      if (refused) showToast(toErrorToast(refused));
    });
    return !first;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (status === 'submitting' && kind !== 'later') return;
    // A simulated success stays visible until the next submit.
    if (kind === 'pretend') reset();
    if (!validate(form)) return;

    // The form stays on the page but may lose its contact fields, so the focus moves to the button.
    if (kind === 'later') button?.focus({ preventScroll: true });
    const filled = new FormData(form);
    const row = send.row(filled);
    onSend?.(row, filled);
    const outcome = await submit(row, readFieldValue(filled, honeypotName), () => {
      if (kind !== 'later') form.reset();
      onStored?.(row);
    });
    if (outcome.status === 'success') {
      failures.close();
      if (success) showToast(success);
    } else if (outcome.status === 'error') {
      if (isDuplicate(outcome.error) && taken) showToast(taken);
      else if (failed) failures.show(toErrorToast(failed));
      // Keeps the button from being covered by the toast.
      button?.scrollIntoView({ block: 'nearest' });
    }
  };

  const onInput = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    const field = name as Field;
    if (!errors[field]) return;
    const message = rule(field, value);
    if (message !== errors[field]) setErrors({ ...errors, [field]: message });
  };

  const form: FormState<Kinds> = {
    kind,
    texts,
    status,
    isRequired: fields.some((field) => texts.fields[field].empty),
    failure: error && {
      message: describeFailure(error, texts as Texts<Field, 'store'>),
      isAnswer: isDuplicate(error) && taken !== undefined,
    },
    onSubmit,
    onInput,
  };

  return {
    form,
    sending,
    check: validate,
    clear() {
      setErrors({});
      dismiss();
    },
    reset,
    field: (name: Field) => {
      const { label, hint, placeholder, empty } = texts.fields[name];
      return { label, hint, placeholder, name, error: errors[name], required: empty !== undefined };
    },
  };
}
