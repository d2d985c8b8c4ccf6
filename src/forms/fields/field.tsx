import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

const controlClasses =
  'mt-2 block w-full rounded-control border-[1.5px] border-field bg-white px-4 text-ink placeholder:text-mute hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-tally aria-invalid:border-2';

type FieldProps = {
  name: string;
  form: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
};

function getControlProps({ form, name, hint, error }: FieldProps) {
  const id = `${form}-${name}`;
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': by || undefined, 'aria-invalid': error ? true : undefined };
}

function LabeledField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { form, name, label, hint, error, required } = props;
  const id = `${form}-${name}`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-mute">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-tally">
      *
    </span>
  );
}

export function RequiredNote({ texts, className = '' }: { texts: string; className?: string | undefined }) {
  const [before, after] = texts.split(' *');
  return (
    <p className={`text-caption text-mute [.on-ink_&]:text-mute-ink ${className}`}>
      {before}
      <RequiredMark />
      {after}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return error ? (
    <p id={id} className="mt-2 text-caption font-semibold text-tally-text [.on-ink_&]:text-tally-hot">
      {error}
    </p>
  ) : null;
}

type TextFieldProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & {
    unit?: string;
  };

export function TextField({ unit, ...props }: TextFieldProps) {
  const { form, label, hint, error, ...input } = props;
  return (
    <LabeledField {...props}>
      <div className="relative">
        <input
          type="text"
          {...input}
          {...getControlProps(props)}
          className={`${controlClasses} min-h-13 ${unit ? 'pl-9' : ''}`}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="absolute bottom-0 left-4 grid h-13 place-items-center text-mute"
          >
            {unit}
          </span>
        )}
      </div>
    </LabeledField>
  );
}

export function EmailField(props: FieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function TextAreaField({ ...props }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { form, label, hint, error, ...area } = props;
  return (
    <LabeledField {...props}>
      <textarea {...area} {...getControlProps(props)} className={`${controlClasses} py-3`} />
    </LabeledField>
  );
}

export type Option = { value: string; label: string };

/** Options from content labels. Plain lists use the label as value. */
export function toOptions(labels: Record<string, string> | readonly string[]): Option[] {
  if (Array.isArray(labels)) return labels.map((label) => ({ value: label, label }));
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A native select. @param placeholder label of an empty first option */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly Option[];
    placeholder?: string | undefined;
  }) {
  const { form, label, hint, error, ...select } = props;
  return (
    <LabeledField {...props}>
      <select {...select} {...getControlProps(props)} className={`${controlClasses} select-arrow min-h-13`}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </LabeledField>
  );
}
