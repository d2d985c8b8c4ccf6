import type { Ref } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { FormsContent, StoredFormTexts } from '#src/content/schemas/forms.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { EmailField, SelectField, TextAreaField, TextField, toOptions } from '#src/forms/fields/field.tsx';
import { createStoredRule } from '#src/forms/fields/field-errors.ts';
import { buildStoredRow } from '#src/forms/fields/stored-row.ts';
import { Form } from '#src/forms/form.tsx';
import { store } from '#src/forms/sending/store.ts';
import { useForm } from '#src/forms/use-form.ts';

function Contact({ texts }: { texts: FormsContent['contact'] & StoredFormTexts }) {
  const { form, field, reset } = useForm({
    rule: createStoredRule(texts),
    send: store('contact_submissions', (filled) => buildStoredRow(filled, Object.keys(texts.fields)), {
      keepsDraft: true,
    }),
    texts,
  });
  return (
    <Form
      form={form}
      keepsDraft
      fieldsClassName="grid gap-6 sm:grid-cols-2"
      noteClassName="sm:col-span-2"
      sent={(takeFocus) => <ContactSent texts={texts.sent} takeFocus={takeFocus} onAgain={reset} />}
    >
      <TextField form="contact" {...field('first_name')} autoComplete="given-name" />
      <TextField form="contact" {...field('last_name')} autoComplete="family-name" />
      <EmailField form="contact" {...field('email')} />
      <TextField form="contact" {...field('company')} autoComplete="organization" />
      <div className="sm:col-span-2">
        <SelectField
          form="contact"
          {...field('inquiry_type')}
          options={toOptions(texts.fields.inquiry_type.options)}
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField form="contact" {...field('message')} rows={5} />
      </div>
    </Form>
  );
}

export const ContactForm = withErrorBoundary(Contact);

type ContactSentProps = {
  texts: FormsContent['contact']['sent'];
  takeFocus: Ref<HTMLHeadingElement>;
  onAgain: () => void;
};

function ContactSent({ texts, takeFocus, onAgain }: ContactSentProps) {
  return (
    <div className="flex flex-col items-start py-6">
      <DoneMark className="size-14" />
      <h3 ref={takeFocus} tabIndex={-1} className="mt-6 text-[1.75rem] leading-tight">
        {texts.title}
      </h3>
      <p className="mt-3 text-lead text-ink-3">{texts.text}</p>
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
