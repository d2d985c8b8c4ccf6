import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { CommonFormTexts, FormsContent } from '#src/content/schemas/forms.ts';
import { EmailField } from '#src/forms/fields/field.tsx';
import { createRequiredRule } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { FormDone } from '#src/forms/form-done.tsx';
import { simulate } from '#src/forms/sending/simulate.ts';
import { useForm } from '#src/forms/use-form.ts';

function Checklist({ texts, note }: { texts: FormsContent['checklist'] & CommonFormTexts; note: string }) {
  const { form, field } = useForm({
    fields: ['email'],
    rule: createRequiredRule(texts),
    send: simulate(2000),
    texts,
  });
  return (
    <Form
      form={form}
      fieldsClassName="grid"
      noteClassName="order-last mt-3"
      button={{ className: 'mt-4 w-full' }}
      after={
        form.status === 'success' ? (
          <FormDone message={texts.success} />
        ) : (
          <p className="mt-4 text-caption text-mute">{note}</p>
        )
      }
    >
      <EmailField form="checklist" {...field('email')} />
    </Form>
  );
}

export const ChecklistDownload = withErrorBoundary(Checklist);
