import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldError, type Option, RequiredMark } from './field.tsx';

const markClasses =
  'size-5 shrink-0 appearance-none border-[1.5px] border-field bg-white checked:border-tally forced-colors:appearance-auto';
const tickClasses =
  'grid place-items-center before:hidden before:size-3 before:bg-white before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_18%,84%_4%,40%_66%)] checked:before:block';
const classesByType = {
  radio: `${markClasses} rounded-full checked:border-[6px]`,
  checkbox: `${markClasses} ${tickClasses} rounded-md checked:bg-tally`,
};
const columnClasses = { pair: 'grid-cols-2', three: 'grid-cols-2 sm:grid-cols-3', long: 'sm:grid-cols-2' };

type ChoiceGroupProps = {
  type: keyof typeof classesByType;
  name: string;
  form: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  options: readonly Option[];
  row?: keyof typeof columnClasses;
  chosen: string | readonly string[];
  onChange: ChangeEventHandler<HTMLInputElement>;
};

export function ChoiceGroup({ type, name, form, label, hint, error, required, ...rest }: ChoiceGroupProps) {
  const { options, row = 'pair', chosen, onChange } = rest;
  const id = `${form}-${name}`;
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const state =
    type === 'radio'
      ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': error ? true : undefined }
      : {};
  return (
    <fieldset aria-describedby={by || undefined} className="min-w-0" {...state}>
      <legend className="font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-mute">
          {hint}
        </p>
      )}
      <div className={`mt-2 grid gap-2.5 ${columnClasses[row]}`}>
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className={`flex min-h-13 items-center gap-3 rounded-control border-[1.5px] bg-white px-4 py-2 leading-snug hover:border-ink has-checked:border-ink has-checked:bg-paper has-checked:shadow-[inset_0_0_0_0.5px_var(--color-ink)] ${error ? 'border-tally' : 'border-field/60'}`}
          >
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen === value || (Array.isArray(chosen) && chosen.includes(value))}
              onChange={onChange}
              className={classesByType[type]}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
