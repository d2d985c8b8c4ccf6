import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { CommonFormTexts, FormsContent } from '#src/content/schemas/forms.ts';
import { EmailField, TextAreaField, TextField } from '#src/forms/fields/field.tsx';
import { createRequiredRule } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { FormDone } from '#src/forms/form-done.tsx';
import { simulate } from '#src/forms/sending/simulate.ts';
import { useForm } from '#src/forms/use-form.ts';

function Audit({ texts }: { texts: FormsContent['audit'] & CommonFormTexts }) {
  const { form, field } = useForm({
    fields: ['name', 'email', 'company', 'experience'],
    rule: createRequiredRule(texts),
    send: simulate(2000),
    texts,
  });
  return (
    <Form
      form={form}
      fieldsClassName="grid gap-6 sm:grid-cols-2"
      noteClassName="sm:col-span-2"
      after={form.status === 'success' && <FormDone message={texts.success} />}
    >
      <TextField form="audit" {...field('name')} autoComplete="name" />
      <EmailField form="audit" {...field('email')} />
      <div className="sm:col-span-2">
        <TextField form="audit" {...field('company')} autoComplete="organization" />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField form="audit" {...field('experience')} rows={3} />
      </div>
    </Form>
  );
}

export const HostAudit = withErrorBoundary(Audit);
