import { type FormEvent, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/client/after-paint.ts';
import { outbox } from '#src/client/data-outbox.ts';
import { toast } from '#src/client/toast.ts';
import { useSubmission } from '#src/client/use-submission.ts';
import { DoneMark } from '#src/components/form/done-mark.tsx';
import { EmailField, TextField } from '#src/components/form/field.tsx';
import { typed } from '#src/components/form/field-errors.ts';
import { lacksRequired } from '#src/components/form/required-rule.ts';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { TrapField, trapName } from '#src/components/form/trap-field.tsx';
import { useFieldErrors } from '#src/components/form/use-field-errors.ts';
import { guarded } from '#src/components/ui/error-screen.tsx';
import { InputRow } from './input-row.tsx';
import { Report } from './report.tsx';
import { roiFields } from './roi-fields.ts';
import type { RoiInputs } from './roi-formula.ts';
import {
  gate,
  inputsOf,
  type Owner,
  ownerFieldError,
  ownerFields,
  ownerOf,
  required,
  roiRow,
  saved,
} from './roi-rules.ts';
import { sharedInputs } from './share-link.ts';

type RoiCalculatorProps = {
  /** Stands in the report's place until there is one. */
  standby?: ReactNode;
  /** What the figures take for granted. */
  note: string;
};

function Calculator({ standby, note }: RoiCalculatorProps) {
  const { status, submit } = useSubmission('roi_calculator_submissions', outbox);
  const { errors, check, recheck } = useFieldErrors(ownerFields, ownerFieldError);
  const [inputs, setInputs] = useState<RoiInputs>();
  const [owner, setOwner] = useState<Owner>();
  const form = useRef<HTMLFormElement>(null);
  const busy = status === 'submitting';

  useLayoutEffect(() => {
    for (const [name, value] of sharedInputs(location.search)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement;
      if (field.value !== field.defaultValue) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);

  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    if (!owner && !check(event.currentTarget)) {
      return lacksRequired(required, filled) && afterPaint(() => toast(gate));
    }

    // The fields that had the focus may go: the button keeps it.
    (event.nativeEvent as SubmitEvent).submitter?.focus({ preventScroll: true });
    const whose = owner ?? ownerOf(filled);
    const shown = inputsOf(filled);
    // The press shows before the report is built.
    startTransition(() => setInputs(shown));
    const { status } = await submit(roiRow(whose, shown), typed(filled, trapName));
    if (status === 'ignored') return;
    setOwner(whose);
    toast(saved);
  };

  const follow = (event: FormEvent<HTMLFormElement>) => {
    recheck(event);
    if (inputs) setInputs(inputsOf(new FormData(event.currentTarget)));
  };

  return (
    <div className="needs-script grid overflow-clip rounded-band bg-white lg:grid-cols-2">
      <form
        ref={form}
        noValidate
        aria-label="Your numbers"
        aria-busy={busy}
        onSubmit={report}
        onInput={follow}
        className="p-6 sm:p-11"
      >
        <div className="grid gap-7 print:gap-2">
          {roiFields.map((field) => (
            <InputRow key={field.name} {...field} />
          ))}
        </div>
        {owner ? (
          <p className="mt-9 flex items-center gap-4 border-t border-line pt-7 print:hidden">
            <DoneMark className="size-9" />
            <span>
              <strong className="font-semibold">Saved.</strong> Change a number and update: that is saved too.
            </span>
          </p>
        ) : (
          <div className="mt-9 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
            <EmailField form="roi" name="email" label="Email" required error={errors.email} />
            <TextField
              form="roi"
              name="brand_name"
              label="Brand name"
              autoComplete="organization"
              required
              error={errors.brand_name}
            />
          </div>
        )}
        <TrapField />
        <SubmitButton className="mt-8 w-full print:hidden" busy={busy} busyLabel="Saving...">
          {owner ? 'Update Calculations' : 'Calculate my ROI'}
        </SubmitButton>
      </form>
      <section aria-label="Your report" className="on-ink">
        {inputs ? <Report inputs={inputs} note={note} /> : standby}
      </section>
    </div>
  );
}

export const RoiCalculator = guarded(Calculator);
