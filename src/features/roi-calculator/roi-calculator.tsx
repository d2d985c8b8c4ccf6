import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type RoiInput, type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import { Button } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { FormsContent, StoredFormTexts } from '#src/content/schemas/forms.ts';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { EmailField, TextField } from '#src/forms/fields/field.tsx';
import { createStoredRule } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { storeLater } from '#src/forms/sending/store-later.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { ShowPrices } from './after-show.tsx';
import { InputRow } from './input-row.tsx';
import { Report } from './report.tsx';
import { roiFields } from './roi-fields.ts';
import { buildRoiRow, readInputs, readVisitor, type Visitor, visitorFields } from './roi-rules.ts';
import { readSharedInputs, toInputTexts } from './shared-inputs.ts';

type RoiTexts = FormsContent['roi-calculator'] & Omit<StoredFormTexts, 'wait' | 'mail'>;

type RoiCalculatorProps = {
  texts: RoiTexts;
  standby?: ReactNode;
  report: Pick<RoiCalculatorContent, 'note' | 'afterShow'>;
  example: RoiInputs;
  prices: ShowPrices;
};

function Calculator({ texts, standby, report, example, prices }: RoiCalculatorProps) {
  const [inputs, setInputs] = useState<RoiInputs>();
  const [visitor, setVisitor] = useState<Visitor>();
  const { form, field, sending } = useForm({
    fields: visitor ? [] : visitorFields,
    rule: createStoredRule(texts),
    send: storeLater('roi_calculator_submissions', (filled) =>
      buildRoiRow(visitor ?? readVisitor(filled), readInputs(filled)),
    ),
    texts,
    // The pressed button is painted before the report renders. `onStored` runs once the row is stored.
    onSend: (_row, filled) => startTransition(() => setInputs(readInputs(filled))),
    onStored: ({ email, brand_name }) => setVisitor({ email: `${email}`, brand_name: `${brand_name}` }),
  });
  const element = useRef<HTMLFormElement>(null);
  const changed = inputs && roiInputs.some((name) => inputs[name] !== sending?.[name]);

  const fillInputs = (texts: [RoiInput, string][], isKept: (input: HTMLInputElement) => boolean) => {
    for (const [name, value] of texts) {
      const input = element.current?.elements.namedItem(name) as HTMLInputElement;
      if (isKept(input)) continue;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after hydration
  useLayoutEffect(
    () => fillInputs(readSharedInputs(location.search), (input) => input.value !== input.defaultValue),
    [],
  );

  const onInput: typeof form.onInput = (event) => {
    form.onInput?.(event);
    if (inputs) setInputs(readInputs(new FormData(event.currentTarget)));
  };

  return (
    <div className="needs-script grid overflow-clip rounded-band bg-white lg:grid-cols-2">
      <Form
        ref={element}
        form={{ ...form, onInput }}
        keepsDraft
        label={texts.label}
        className="p-6 sm:p-11"
        before={<Inputs texts={texts} onExample={() => fillInputs(toInputTexts(example), () => false)} />}
        fieldsClassName={
          visitor
            ? 'mt-9 grid min-h-[17.309rem] border-t border-line pt-8 sm:min-h-[10.412rem] print:hidden'
            : 'mt-9 grid gap-6 border-t border-line pt-8 sm:grid-cols-2'
        }
        noteClassName="sm:col-span-2"
        button={{
          className: 'mt-8 w-full print:hidden',
          pressable: changed ?? false,
          children: visitor ? texts.update : texts.action,
        }}
      >
        {visitor ? (
          <p className="flex items-center gap-4 rounded-card bg-paper px-6 py-5">
            <DoneMark className="size-9" />
            <span>
              <strong className="font-semibold">{texts.saved.lead}</strong> {texts.saved.text}
            </span>
          </p>
        ) : (
          <>
            <EmailField form="roi" {...field('email')} />
            <TextField form="roi" {...field('brand_name')} autoComplete="organization" />
          </>
        )}
      </Form>
      <section aria-label={texts.report} className="on-ink">
        {inputs ? <Report inputs={inputs} texts={report} prices={prices} /> : standby}
      </section>
    </div>
  );
}

function Inputs({ texts, onExample }: { texts: RoiTexts; onExample: () => void }) {
  return (
    <div className="grid gap-7 print:gap-2">
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
        <h2 className="text-h3">{texts.label}</h2>
        <Button variant="outline" size="sm" onClick={onExample} className="print:hidden">
          {texts.example}
        </Button>
      </div>
      {roiFields.map((input) => (
        <InputRow key={input.name} {...input} texts={texts.inputs[input.name]} odd={texts.odd} />
      ))}
    </div>
  );
}

export const RoiCalculator = withErrorBoundary(Calculator);
