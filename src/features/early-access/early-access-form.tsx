import { type FormEvent, type Ref, useId } from 'react';
import type { SubmitStatus } from '#src/client/submission.ts';
import { toast } from '#src/client/toast.ts';
import { FormError, MailInstead } from '#src/components/form/form-error.tsx';
import { lacksRequired } from '#src/components/form/required-rule.ts';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { TrapField } from '#src/components/form/trap-field.tsx';
import { useFieldErrors } from '#src/components/form/use-field-errors.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EarlyAccessFields } from './early-access-fields.tsx';
import {
  earlyAccessFieldError,
  earlyAccessFields,
  failure,
  missing,
  required,
} from './early-access-rules.ts';

type EarlyAccessFormProps = {
  ref: Ref<HTMLFormElement>;
  /** What stands in the fields at first. */
  filled: FormData;
  status: SubmitStatus;
  onSend: (sent: FormData) => void;
  onCancel: () => void;
};

export function EarlyAccessForm({ ref, filled, status, onSend, onCancel }: EarlyAccessFormProps) {
  const { errors, check, recheck } = useFieldErrors(earlyAccessFields, earlyAccessFieldError);
  const busy = status === 'submitting';

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    if (check(event.currentTarget)) onSend(sent);
    else if (lacksRequired(required, sent)) toast(missing);
  };

  return (
    <form ref={ref} noValidate aria-busy={busy} onSubmit={send} onInput={recheck}>
      <EarlyAccessFields form={useId()} errors={errors} filled={filled} />
      <TrapField />
      {status === 'error' && (
        <FormError>
          {failure.description} <MailInstead />
        </FormError>
      )}
      <div
        data-dock
        className="mt-7 flex gap-3 max-sm:sticky max-sm:-bottom-8 max-sm:-mx-6 max-sm:-mb-8 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-6 max-sm:pt-3.5 max-sm:pb-4"
      >
        <SubmitButton className="max-sm:grow" busy={busy} busyLabel="Submitting...">
          Request access
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
