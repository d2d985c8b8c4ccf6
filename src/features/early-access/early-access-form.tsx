import { type RefObject, useId } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { useDoubleTapGuard } from '#src/components/ui/second-tap.ts';
import { choices } from '#src/content/schemas/form-choices.ts';
import { EmailField, SelectField, TextAreaField, TextField, toOptions } from '#src/forms/fields/field.tsx';
import { readFieldValue } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import type { FormState, useForm } from '#src/forms/use-form.ts';
import type { EarlyAccessTexts } from './early-access.tsx';
import type { earlyAccessFields } from './early-access-rules.ts';

type Field = (typeof earlyAccessFields)[number];

type EarlyAccessFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  form: FormState<'store'>;
  field: ReturnType<typeof useForm<Field, 'store'>>['field'];
  texts: EarlyAccessTexts;
  filled: FormData;
  onClose: () => void;
};

/** The fields of the dialog; after success, the button that closes it. */
export function EarlyAccessForm({ ref, form, field, texts, filled, onClose }: EarlyAccessFormProps) {
  const id = useId();
  // After success, Close replaces the submit button at the same position.
  const secondTap = useDoubleTapGuard(form.status);
  const fieldProps = (name: Field) => ({
    ...field(name),
    form: id,
    defaultValue: readFieldValue(filled, name),
  });
  return (
    <Form
      ref={ref}
      form={form}
      className=""
      fieldsClassName="mt-6 grid gap-5 sm:grid-cols-2"
      noteClassName="sm:col-span-2"
      button={{ className: 'max-sm:grow' }}
      actions={(button) => (
        <div
          data-dock
          className="mt-7 flex gap-3 max-sm:sticky max-sm:-bottom-8 max-sm:-mx-6 max-sm:-mb-8 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-6 max-sm:pt-3.5 max-sm:pb-4"
        >
          {button}
          <Button variant="outline" onClick={onClose} aria-disabled={form.status === 'submitting'}>
            {texts.cancel}
          </Button>
        </div>
      )}
      sent={(takeFocus) => (
        <Button {...secondTap} ref={takeFocus} onClick={onClose} className="mt-8 max-sm:w-full">
          {texts.sent.close}
        </Button>
      )}
    >
      <div className="grid grid-cols-2 gap-5 sm:col-span-2">
        <TextField {...fieldProps('first_name')} autoComplete="given-name" />
        <TextField {...fieldProps('last_name')} autoComplete="family-name" />
      </div>
      <EmailField {...fieldProps('email')} />
      <TextField {...fieldProps('company')} autoComplete="organization" />
      <SelectField {...fieldProps('role')} options={toOptions(texts.fields.role.options)} />
      <SelectField {...fieldProps('interested_feature')} options={toOptions(choices.interested_feature)} />
      <div className="sm:col-span-2">
        <TextAreaField {...fieldProps('comments')} rows={3} />
      </div>
    </Form>
  );
}
