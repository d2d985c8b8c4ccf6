import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '#src/components/ui/after-paint.ts';
import {
  type FieldErrors,
  type FieldRule,
  fieldErrors,
  lacksRequired,
  typed,
} from '#src/forms/fields/field-errors.ts';
import { honeypotName } from '#src/forms/fields/honeypot-name.ts';
import type { Row } from '#src/forms/sending/data-client.ts';
import { createFailureToasts } from '#src/forms/sending/failure-toasts.ts';
import { isTaken, notSent } from '#src/forms/sending/not-sent.ts';
import type { Sending } from '#src/forms/sending/sending.ts';
import type { Submission, SubmitState } from '#src/forms/sending/submission.ts';
import { toast } from '#src/frame/toast.ts';
import { type FailureWords, type FormWords, refusal, type Toast } from './form-words.ts';
import { useSubmission } from './use-submission.ts';

type Kind = Sending['kind'];

type Words<Field extends string, Kinds extends Kind> = FormWords<Field> &
  (Kinds extends 'store' ? FailureWords : { success: Toast });

export type FormSettings<Field extends string, Kinds extends Kind> = {
  fields: readonly Field[];
  rule: FieldRule<Field>;
  send: Sending<Kinds>;
  words: Words<Field, Kinds>;
  submission?: Submission;
  onSend?: (row: Row, filled: FormData) => void;
  onStored?: (row: Row) => void;
};

export type FormState<Kinds extends Kind = Kind> = Pick<SubmitState, 'status'> & {
  kind: Kinds;
  words: Pick<FormWords, 'action' | 'busy' | 'requiredNote'> & Partial<FailureWords>;
  isRequired: boolean;
  failure?: { message: string; isAnswer: boolean } | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form, real or pretended: it checks its fields, sends once, and says how that ended. Its fields keep their own values.
 * A press while it sends does nothing; a refused one puts the focus on the first wrong field.
 */
export function useForm<Field extends string, Kinds extends Kind>({
  fields,
  rule,
  send,
  words,
  submission: shared,
  onSend,
  onStored,
}: FormSettings<Field, Kinds>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const { status, row: sending, error, submit, dismiss, reset } = useSubmission(send, shared);
  const [failures] = useState(createFailureToasts);
  const { kind } = send;
  const { missing, invalid, success, failed, taken } = words as FormWords & Partial<FailureWords>;

  const check = (form: HTMLFormElement): boolean => {
    const filled = new FormData(form);
    const wrong = fieldErrors(filled, fields, rule);
    const first = fields.find((field) => wrong[field]);
    const refused = lacksRequired(words.fields, filled) ? missing : invalid;
    // The press shows before the messages are built; they stand before the focus comes, so that it is read with them.
    afterPaint(() => {
      flushSync(() => setErrors(wrong));
      if (!first) return;
      (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      if (refused) toast(refusal(refused));
    });
    return !first;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (status === 'submitting' && kind !== 'later') return;
    // What is pretended stays done until the next attempt.
    if (kind === 'pretend') reset();
    if (!check(form)) return;

    // A form that stays may lose the fields that had the focus: its button keeps it.
    if (kind === 'later') button?.focus({ preventScroll: true });
    const filled = new FormData(form);
    const row = send.row(filled);
    onSend?.(row, filled);
    const outcome = await submit(row, typed(filled, honeypotName), () => {
      if (kind !== 'later') form.reset();
      onStored?.(row);
    });
    if (outcome.status === 'success') {
      failures.close();
      if (success) toast(success);
    } else if (outcome.status === 'error') {
      if (isTaken(outcome.error) && taken) toast(taken);
      else if (failed) failures.show(refusal(failed));
      // Out from under the toast, where there is room.
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
    words,
    status,
    isRequired: fields.some((field) => words.fields[field].empty),
    failure: error && {
      message: notSent(error, words as Words<Field, 'store'>),
      isAnswer: isTaken(error) && taken !== undefined,
    },
    onSubmit,
    onInput,
  };

  return {
    form,
    sending,
    check,
    clear() {
      setErrors({});
      dismiss();
    },
    reset,
    field: (name: Field) => {
      const { label, hint, placeholder, empty } = words.fields[name];
      return { label, hint, placeholder, name, error: errors[name], required: empty !== undefined };
    },
  };
}
