import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { CommonFormTexts, FormsContent } from '#src/content/schemas/forms.ts';
import { EmailField, TextField } from '#src/forms/fields/field.tsx';
import { createRequiredRule } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { FormDone } from '#src/forms/form-done.tsx';
import { simulate } from '#src/forms/sending/simulate.ts';
import { useForm } from '#src/forms/use-form.ts';

function Guide({ texts }: { texts: FormsContent['guide'] & CommonFormTexts }) {
  const { form, field } = useForm({
    fields: ['name', 'email', 'company'],
    rule: createRequiredRule(texts),
    send: simulate(2000),
    texts,
  });
  return (
    <Form
      form={form}
      className="needs-script grid gap-6"
      fieldsClassName="grid gap-6"
      button={{ className: 'mt-2 w-full' }}
      after={form.status === 'success' && <FormDone message={texts.success} />}
    >
      <TextField form="guide" {...field('name')} autoComplete="name" />
      <EmailField form="guide" {...field('email')} />
      <TextField form="guide" {...field('company')} autoComplete="organization" />
    </Form>
  );
}

export const GuideDownload = withErrorBoundary(Guide);
