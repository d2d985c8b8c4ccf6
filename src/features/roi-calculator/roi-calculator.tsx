import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { FormsContent, StoredWords } from '#src/content/schemas/forms.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { EmailField, TextField } from '#src/forms/field.tsx';
import { storedRule } from '#src/forms/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { storeLater } from '#src/forms/store-later.ts';
import { useForm } from '#src/forms/use-form.ts';
import { InputRow } from './input-row.tsx';
import { Report } from './report.tsx';
import { roiFields } from './roi-fields.ts';
import { inputsOf, type Owner, ownerFields, ownerOf, roiRow } from './roi-rules.ts';
import { sharedInputs } from './shared-inputs.ts';

type RoiWords = FormsContent['roi-calculator'] & Omit<StoredWords, 'wait' | 'mail'>;

type RoiCalculatorProps = {
  words: RoiWords;
  /** Stands in the report's place until there is one. */
  standby?: ReactNode;
  /** What the figures take for granted. */
  note: string;
};

function Calculator({ words, standby, note }: RoiCalculatorProps) {
  const [inputs, setInputs] = useState<RoiInputs>();
  const [owner, setOwner] = useState<Owner>();
  const { form, field, sending } = useForm({
    fields: owner ? [] : ownerFields,
    rule: storedRule(words),
    send: storeLater('roi_calculator_submissions', (filled) =>
      roiRow(owner ?? ownerOf(filled), inputsOf(filled)),
    ),
    words,
    // The press shows before the report is built; that it is saved is said when it is.
    onSend: (_row, filled) => startTransition(() => setInputs(inputsOf(filled))),
    onStored: ({ email, brand_name }) => setOwner({ email: `${email}`, brand_name: `${brand_name}` }),
  });
  const element = useRef<HTMLFormElement>(null);
  const changed = inputs && roiInputs.some((name) => inputs[name] !== sending?.[name]);

  useLayoutEffect(() => {
    for (const [name, value] of sharedInputs(location.search)) {
      const input = element.current?.elements.namedItem(name) as HTMLInputElement;
      if (input.value !== input.defaultValue) continue;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);

  const onInput: typeof form.onInput = (event) => {
    form.onInput?.(event);
    if (inputs) setInputs(inputsOf(new FormData(event.currentTarget)));
  };

  return (
    <div className="needs-script grid overflow-clip rounded-band bg-white lg:grid-cols-2">
      <Form
        ref={element}
        form={{ ...form, onInput }}
        keepsDraft
        label={words.label}
        className="p-6 sm:p-11"
        before={<Inputs words={words} />}
        fieldsClassName={
          owner
            ? 'mt-9 border-t border-line pt-7 print:hidden'
            : 'mt-9 grid gap-6 border-t border-line pt-8 sm:grid-cols-2'
        }
        noteClassName="sm:col-span-2"
        button={{
          className: 'mt-8 w-full print:hidden',
          pressable: changed ?? false,
          children: owner ? words.update : words.action,
        }}
      >
        {owner ? (
          <p className="flex items-center gap-4">
            <DoneMark className="size-9" />
            <span>
              <strong className="font-semibold">{words.saved.lead}</strong> {words.saved.text}
            </span>
          </p>
        ) : (
          <>
            <EmailField form="roi" {...field('email')} />
            <TextField form="roi" {...field('brand_name')} autoComplete="organization" />
          </>
        )}
      </Form>
      <section aria-label={words.report} className="on-ink">
        {inputs ? <Report inputs={inputs} note={note} /> : standby}
      </section>
    </div>
  );
}

function Inputs({ words }: { words: RoiWords }) {
  return (
    <div className="grid gap-7 print:gap-2">
      {roiFields.map((input) => (
        <InputRow key={input.name} {...input} words={words.inputs[input.name]} odd={words.odd} />
      ))}
    </div>
  );
}

export const RoiCalculator = withErrorBoundary(Calculator);
