import { useState } from 'react';
import { hrefOfDocument, idOf } from '#desk/parts/document-address.ts';
import { SelectField, TextArea, TextField } from '#desk/parts/field.tsx';
import { Link } from '#desk/parts/link.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { formatKey } from '#shared/desk/field-labels.ts';
import { isSame, type Path } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import type { Field } from './field.ts';
import { FixedMark } from './fixed-mark.tsx';
import { useFieldState } from './form-context.tsx';

type Props<Kind extends Field['kind']> = {
  path: Path;
  field: Extract<Field, { kind: Kind }>;
  hiddenLabel?: boolean;
};

/** Keeps invalid text as typed, so that validation can report it. */
export function NumberPart({ path, field, hiddenLabel }: Props<'number'>) {
  const { form, value, isChanged, error } = useFieldState(path);
  const isGuarded = form.isGuarded(path, field);
  function set(typed: string) {
    const plain = typed.trim();
    if (plain === '' && field.optional) return form.set(path, undefined);
    form.set(path, /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed);
  }
  return (
    <TextField
      id={idOf(path)}
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
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** Leads to the document whose entries a choice offers. */
export function OptionsLink({ field }: { field: Field }) {
  if (field.kind !== 'choice' || !field.document) return null;
  return (
    <Link href={hrefOfDocument(field.document)} className="text-caption">
      {documents.get(field.document)?.name}
    </Link>
  );
}

export function ChoicePart({ path, field, hiddenLabel }: Props<'choice'>) {
  const { form, value, isChanged, error } = useFieldState(path);
  const isGuarded = form.isGuarded(path, field);
  const current = value === undefined ? '' : String(value);
  const isKnown = field.options.some((option) => option.value === current);
  return (
    <SelectField
      id={idOf(path)}
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

/** An optional field is removed when switched off. */
export function SwitchPart({ path, field }: Props<'switch'>) {
  const { form, value, error } = useFieldState(path);
  return (
    <div id={`${idOf(path)}-place`}>
      <Switch
        id={idOf(path)}
        label={field.label}
        {...(field.help && { hint: field.help })}
        isOn={value === true}
        onChange={(isOn) => form.set(path, !isOn && field.optional ? undefined : isOn)}
      />
      {error && <p className="rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
    </div>
  );
}

function readNumbers(typed: string): unknown[] {
  const text = typed.split(/[\s,;]+/).filter((word) => word !== '');
  return text.map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word));
}

/** Numbers separated by commas or spaces. */
export function NumbersPart({ path, field }: Props<'numbers'>) {
  const { form, value, isChanged } = useFieldState(path);
  const numbers = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState('');
  const { min, max } = field;
  const bounds =
    min === max ? `always ${min}` : max === undefined ? `${min} or more` : `from ${min} to ${max}`;
  const problems = [...form.problems].filter(([key]) => key.startsWith(JSON.stringify(path).slice(0, -1)));
  return (
    <TextArea
      id={idOf(path)}
      label={field.label}
      aside={
        <span className="text-caption text-mute">
          {numbers.length}, {bounds}
        </span>
      }
      hint="The chart’s numbers, separated by commas."
      isChanged={isChanged}
      error={problems[0]?.[1].join(' ')}
      value={isSame(readNumbers(typed), numbers) ? typed : numbers.join(', ')}
      onFocus={() => form.onFocus?.(path)}
      onChange={({ target }) => {
        setTyped(target.value);
        form.set(path, readNumbers(target.value));
      }}
    />
  );
}
