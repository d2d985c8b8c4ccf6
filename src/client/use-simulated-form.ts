import { type FormEvent, useState } from 'react';
import { lacksRequired, type RequiredFields, requiredRule } from '#src/components/form/required-rule.ts';
import { useFieldErrors } from '#src/components/form/use-field-errors.ts';
import { type ToastMessage, toast } from './toast.ts';
import { useSimulation } from './use-simulation.ts';

export type SimulatedForm = {
  required: RequiredFields;
  /** Said when a required field is empty. */
  missing: ToastMessage;
  /** How long the form is busy, and what is said afterwards. */
  milliseconds: number;
  success: ToastMessage;
};

/**
 * A form that sends nothing: it checks its fields, is busy for its time, says so and is empty again.
 * `done` stays true until the next attempt, for the words that outlast the toast.
 */
export function useSimulatedForm({ required, missing, milliseconds, success }: SimulatedForm) {
  const { errors, check, recheck } = useFieldErrors(Object.keys(required), requiredRule(required));
  const { busy, start } = useSimulation();
  const [done, setDone] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy('form')) return;
    setDone(false);
    if (!check(form)) {
      if (lacksRequired(required, new FormData(form))) toast(missing);
      return;
    }
    start('form', milliseconds, () => {
      form.reset();
      setDone(true);
      toast(success);
    });
  };

  return {
    errors,
    done,
    busy: busy('form'),
    form: { noValidate: true, 'aria-busy': busy('form'), onSubmit: send, onInput: recheck },
  };
}
