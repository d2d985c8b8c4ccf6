import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import { type FieldTexts, fillPlaceholder } from '#src/forms/form-texts.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Returns the error message of one field. */
export type FieldRule<Field extends string> = (field: Field, value: string) => string | undefined;

/** Error messages by field; empty for a valid form. */
export function findFieldErrors<Field extends string>(
  form: FormData,
  fields: readonly Field[],
  rule: FieldRule<Field>,
): FieldErrors<Field> {
  const wrong = fields.flatMap((field) => {
    const message = rule(field, readFieldValue(form, field));
    return message ? [[field, message]] : [];
  });
  return Object.fromEntries(wrong);
}

export function readFieldValue(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}

/** Maximum lengths of the database columns; `text` for multi-line fields. */
export const maxCharacters = { email: 320, line: 1_000, text: 20_000 };

const multiLineFields: readonly string[] = ['message', 'comments'];

export type TextFieldTexts = { tooLong: string; invisible: string };
export type EmailErrorTexts = { email: string };
type Fields<Field extends string> = { fields: Record<Field, FieldTexts> };

/** Error message for a text that cannot be stored. @param most limit in characters, not UTF-16 units */
export function findTextError(value: string, most: number, texts: TextFieldTexts): string | undefined {
  if (value.includes('\0')) return texts.invisible;
  if (value.length <= most || [...value].length <= most) return undefined;
  return fillPlaceholder(texts.tooLong, 'most', most.toLocaleString('en-US'));
}

export function findEmailError(value: string, texts: TextFieldTexts & EmailErrorTexts): string | undefined {
  const tooLong = findTextError(toAsciiEmailAddress(value), maxCharacters.email, texts);
  return tooLong ?? (isEmailAddress(value) ? undefined : texts.email);
}

/** Rule for simulated forms: required fields, and the browser's own check for email addresses. */
export function createRequiredRule<Field extends string>(
  texts: Fields<Field> & EmailErrorTexts,
): FieldRule<Field> {
  return (field, value) => {
    const { empty } = texts.fields[field];
    if (empty && value.trim() === '') return empty;
    return field === 'email' && !isEmailAddress(value) ? texts.email : undefined;
  };
}

/** Rule for stored forms: required fields, length limits and valid email addresses. */
export function createStoredRule<Field extends string>(
  texts: Fields<Field> & EmailErrorTexts & TextFieldTexts,
): FieldRule<Field> {
  return (field, value) => {
    const { empty } = texts.fields[field];
    if (empty && value.trim() === '') return empty;
    if (field === 'email') return findEmailError(value, texts);
    const most = multiLineFields.includes(field) ? maxCharacters.text : maxCharacters.line;
    return findTextError(value, most, texts);
  };
}

/** Whether a required field is empty or blank. */
export function hasEmptyRequiredField(fields: Record<string, FieldTexts>, form: FormData): boolean {
  return Object.entries(fields).some(
    ([field, { empty }]) => empty && readFieldValue(form, field).trim() === '',
  );
}
