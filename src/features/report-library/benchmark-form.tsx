import type { FormEvent, Ref } from 'react';
import { EmailField, SelectField, TextField } from '#src/components/form/field.tsx';
import type { FieldErrors } from '#src/components/form/field-errors.ts';
import { WithoutScript } from '#src/components/form/without-script.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/industry-reports.ts';

type BenchmarkFormProps = {
  ref: Ref<HTMLFormElement>;
  content: IndustryReportsContent['library']['form'];
  errors: FieldErrors<string>;
  onInput: (event: FormEvent) => void;
};

/** What every download asks for. It is never sent: the download buttons read it. */
export function BenchmarkForm({ ref, content, errors, onInput }: BenchmarkFormProps) {
  const field = (name: 'name' | 'email' | 'businessName' | 'salesVolume') => ({
    form: 'benchmark',
    name,
    label: content[name],
    error: errors[name],
  });
  return (
    <div className="rounded-band bg-ink p-6 text-white [--focus:var(--color-white)] sm:p-8 lg:sticky lg:top-24">
      <h2 className="text-[1.75rem] leading-tight">{content.heading}</h2>
      <p className="mt-2 text-mute-ink">{content.lead}</p>
      <WithoutScript className="mt-6">{content.withoutScript}</WithoutScript>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onInput={onInput}
        className="needs-script on-ink mt-6 grid gap-5"
      >
        <TextField {...field('name')} autoComplete="name" required />
        <EmailField {...field('email')} required />
        <TextField {...field('businessName')} autoComplete="organization" required />
        <SelectField
          {...field('salesVolume')}
          placeholder="Choose a range"
          options={content.volumes.map((volume) => ({ value: volume, label: volume }))}
        />
        <p className="-mt-3 text-caption text-mute-ink">{content.salesVolumeHint}</p>
      </form>
    </div>
  );
}
