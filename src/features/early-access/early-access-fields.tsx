import { EmailField, SelectField, TextAreaField, TextField } from '#src/components/form/field.tsx';
import { type FieldErrors, typed } from '#src/components/form/field-errors.ts';
import { type EarlyAccessField, features, roles } from './early-access-rules.ts';

type EarlyAccessFieldsProps = {
  /** Stem of the ids: a page may open the dialog from several places. */
  form: string;
  errors: FieldErrors<EarlyAccessField>;
  /** What stands in the fields at first. */
  filled: FormData;
};

const featureOptions = features.map((feature) => ({ value: feature, label: feature }));

export function EarlyAccessFields({ form, errors, filled }: EarlyAccessFieldsProps) {
  const field = (name: EarlyAccessField) => ({
    form,
    name,
    error: errors[name],
    defaultValue: typed(filled, name),
  });
  return (
    <div className="mt-7 grid gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-2 gap-5 sm:col-span-2">
        <TextField {...field('first_name')} label="First name" autoComplete="given-name" required />
        <TextField {...field('last_name')} label="Last name" autoComplete="family-name" required />
      </div>
      <EmailField {...field('email')} label="Email" required />
      <TextField {...field('company')} label="Company" autoComplete="organization" required />
      <SelectField {...field('role')} label="Your role" placeholder="Select your role" options={roles} />
      <SelectField {...field('interested_feature')} label="Interested in" options={featureOptions} />
      <div className="sm:col-span-2">
        <TextAreaField {...field('comments')} label="Comments" rows={3} />
      </div>
    </div>
  );
}
