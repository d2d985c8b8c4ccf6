import { EmailField, SelectField, TextAreaField, TextField } from '#src/components/form/field.tsx';
import type { FieldErrors } from '#src/components/form/field-errors.ts';
import { type ContactField, inquiryTypes } from './contact-rules.ts';

/** The six fields, uncontrolled: what a visitor types before or while React arrives stays where it is. */
export function ContactFields({ errors }: { errors: FieldErrors<ContactField> }) {
  const form = 'contact';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        form={form}
        name="first_name"
        label="First name"
        autoComplete="given-name"
        required
        error={errors.first_name}
      />
      <TextField
        form={form}
        name="last_name"
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.last_name}
      />
      <EmailField form={form} name="email" label="Email" required error={errors.email} />
      <TextField
        form={form}
        name="company"
        label="Company"
        autoComplete="organization"
        error={errors.company}
      />
      <div className="sm:col-span-2">
        <SelectField
          form={form}
          name="inquiry_type"
          label="Inquiry type"
          placeholder="Select an inquiry type"
          options={inquiryTypes}
          required
          error={errors.inquiry_type}
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField form={form} name="message" label="Message" rows={5} required error={errors.message} />
      </div>
    </div>
  );
}
