import { useState } from 'react';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { SelectField, TextArea, TextField } from '#desk/parts/field.tsx';
import { Link } from '#desk/parts/link.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { formatKey } from '#shared/desk/field-labels.ts';
import { isSame, type Path } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import type { Field } from './field.ts';
import { FixedMark } from './fixed-mark.tsx';
import { useFieldState } from './form-context.tsx';

type InputProps<Kind extends Field['kind']> = {
  path: Path;
  field: Extract<Field, { kind: Kind }>;
  hiddenLabel?: boolean;
};

/** Stores invalid text unchanged, so that validation can report it. */
export function NumberInput({ path, field, hiddenLabel }: InputProps<'number'>) {
  const { form, value, isChanged, error } = useFieldState(path);
  const isGuarded = form.isGuarded(path, field);
  function setNumber(typed: string) {
    const plain = typed.trim();
    if (plain === '' && field.optional) return form.set(path, undefined);
    form.set(path, /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed);
  }
  return (
    <TextField
      id={controlIdOf(path)}
      label={field.label}
      value={value === undefined ? '' : String(value)}
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      readOnly={isGuarded}
      {...{ error, isChanged }}
      {...(hiddenLabel && { hiddenLabel })}
      {...(field.help && { hint: field.help })}
      {...(isGuarded && { aside: <FixedMark path={path} label={field.label} /> })}
      {...(field.optional && { placeholder: 'Left out' })}
      onFocus={() => form.onFocus?.(path)}
      onChange={(event) => setNumber(event.target.value)}
    />
  );
}

/** Links to the document that contains the options of a choice field. */
export function OptionsLink({ field }: { field: Field }) {
  if (field.kind !== 'choice' || !field.document) return null;
  return (
    <Link href={hrefOfDocument(field.document)} className="text-caption">
      {documents.get(field.document)?.name}
    </Link>
  );
}

export function ChoiceInput({ path, field, hiddenLabel }: InputProps<'choice'>) {
  const { form, value, isChanged, error } = useFieldState(path);
  const isGuarded = form.isGuarded(path, field);
  const current = value === undefined ? '' : String(value);
  const isKnown = field.options.some((option) => option.value === current);
  return (
    <SelectField
      id={controlIdOf(path)}
      label={field.label}
      value={current}
      disabled={isGuarded}
      {...{ error, isChanged }}
      {...(hiddenLabel && { hiddenLabel })}
      {...(field.help && { hint: field.help })}
      aside={isGuarded ? <FixedMark path={path} label={field.label} /> : <OptionsLink field={field} />}
      onFocus={() => form.onFocus?.(path)}
      onChange={({ target }) =>
        form.set(path, target.value === '' && field.optional ? undefined : target.value)
      }
    >
      {(field.optional || !isKnown) && <option value="">{field.optional ? 'Left out' : 'Choose one'}</option>}
      {!isKnown && current !== '' && (
        <option value={current}>{field.document ? formatKey(current) : current}</option>
      )}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Turning off an optional field removes it. */
export function SwitchInput({ path, field }: InputProps<'switch'>) {
  const { form, value, error } = useFieldState(path);
  return (
    <div id={`${controlIdOf(path)}-place`}>
      <Switch
        id={controlIdOf(path)}
        label={field.label}
        {...(field.help && { hint: field.help })}
        isOn={value === true}
        onChange={(isOn) => form.set(path, !isOn && field.optional ? undefined : isOn)}
      />
      {error && <p className="rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
    </div>
  );
}

function parseNumbers(typed: string): unknown[] {
  const text = typed.split(/[\s,;]+/).filter((word) => word !== '');
  return text.map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word));
}

/** Parses numbers separated by commas or spaces. */
export function NumberListInput({ path, field }: InputProps<'numbers'>) {
  const { form, value, isChanged } = useFieldState(path);
  const numbers = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState('');
  const { min, max } = field;
  const bounds =
    min === max ? `always ${min}` : max === undefined ? `${min} or more` : `from ${min} to ${max}`;
  const problems = [...form.problems].filter(([key]) => key.startsWith(JSON.stringify(path).slice(0, -1)));
  return (
    <TextArea
      id={controlIdOf(path)}
      label={field.label}
      aside={
        <span className="text-caption text-mute">
          {numbers.length}, {bounds}
        </span>
      }
      hint="The chart’s numbers, separated by commas."
      isChanged={isChanged}
      error={problems[0]?.[1].join(' ')}
      value={isSame(parseNumbers(typed), numbers) ? typed : numbers.join(', ')}
      onFocus={() => form.onFocus?.(path)}
      onChange={({ target }) => {
        setTyped(target.value);
        form.set(path, parseNumbers(target.value));
      }}
    />
  );
}
