import type { RefObject } from 'react';
import type { CommonFormTexts, FormsContent } from '#src/content/schemas/forms.ts';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { EmailField, SelectField, TextField, toOptions } from '#src/forms/fields/field.tsx';
import { Form } from '#src/forms/form.tsx';
import type { FormState, useForm } from '#src/forms/use-form.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

export type BenchmarkTexts = FormsContent['reports'] & CommonFormTexts;

type BenchmarkFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  content: IndustryReportsContent['library']['form'];
  form: FormState<'pretend'>;
  field: ReturnType<typeof useForm<keyof BenchmarkTexts['fields'], 'pretend'>>['field'];
  texts: BenchmarkTexts;
};

export function BenchmarkForm({ ref, content, form, field, texts }: BenchmarkFormProps) {
  return (
    <div className="rounded-band bg-ink p-6 text-white [--focus:var(--color-white)] sm:p-8 lg:sticky lg:top-24">
      <h2 className="text-[1.75rem] leading-tight">{content.heading}</h2>
      <p className="mt-2 text-mute-ink">{content.lead}</p>
      <WithoutScript className="mt-6">{content.withoutScript}</WithoutScript>
      <Form
        ref={ref}
        form={{ ...form, onSubmit: (event) => event.preventDefault() }}
        className="needs-script on-ink mt-6"
        fieldsClassName="grid gap-5"
        actions={() => null}
      >
        <TextField form="benchmark" {...field('name')} autoComplete="name" />
        <EmailField form="benchmark" {...field('email')} />
        <TextField form="benchmark" {...field('businessName')} autoComplete="organization" />
        <SelectField
          form="benchmark"
          {...field('salesVolume')}
          options={toOptions(texts.fields.salesVolume.options)}
        />
        <p className="-mt-3 text-caption text-mute-ink">{content.salesVolumeHint}</p>
      </Form>
    </div>
  );
}
