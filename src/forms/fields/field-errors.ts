import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { type FieldWords, filledIn } from '#src/forms/form-words.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with one field as typed, or undefined. */
export type FieldRule<Field extends string> = (field: Field, value: string) => string | undefined;

/** Every wrong field of a filled form with its message; empty when it can be sent. */
export function fieldErrors<Field extends string>(
  form: FormData,
  fields: readonly Field[],
  rule: FieldRule<Field>,
): FieldErrors<Field> {
  const wrong = fields.flatMap((field) => {
    const message = rule(field, typed(form, field));
    return message ? [[field, message]] : [];
  });
  return Object.fromEntries(wrong);
}

/** What stands in a field, untouched. */
export function typed(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}

/** Most characters that the tables take. */
export const mostCharacters = { email: 320, line: 1_000, text: 20_000 };

/** Why a text could not be stored. */
export type TextWords = { tooLong: string; invisible: string };
export type EmailWords = { email: string };
type Fields<Field extends string> = { fields: Record<Field, FieldWords> };

/** Why a text could not be stored as it was typed, or undefined; `most` counts characters, not UTF-16 units. */
export function textError(value: string, most: number, words: TextWords): string | undefined {
  if (value.includes('\0')) return words.invisible;
  if (value.length <= most || [...value].length <= most) return undefined;
  return filledIn(words.tooLong, 'most', most.toLocaleString('en-US'));
}

/** Why an address could not be stored, or undefined. */
export function emailError(value: string, words: TextWords & EmailWords): string | undefined {
  const tooLong = textError(emailAddress(value), mostCharacters.email, words);
  return tooLong ?? (isEmailAddress(value) ? undefined : words.email);
}

/** The rule of a form that wants some fields filled and, of an e-mail, no more than the input's own check. */
export function requiredRule<Field extends string>(words: Fields<Field> & EmailWords): FieldRule<Field> {
  return (field, value) => {
    const { empty } = words.fields[field];
    if (empty && value.trim() === '') return empty;
    return field === 'email' && !isEmailAddress(value) ? words.email : undefined;
  };
}

/**
 * The rule of a stored form: the required fields are filled, and what is typed can be stored.
 * @param long the fields that hold more than a line
 */
export function storedRule<Field extends string>(
  words: Fields<Field> & EmailWords & TextWords,
  long: readonly NoInfer<Field>[] = [],
): FieldRule<Field> {
  return (field, value) => {
    const { empty } = words.fields[field];
    if (empty && value.trim() === '') return empty;
    if (field === 'email') return emailError(value, words);
    return textError(value, long.includes(field) ? mostCharacters.text : mostCharacters.line, words);
  };
}

/** Whether a required field is still empty; blanks alone do not fill one. */
export function lacksRequired(fields: Record<string, FieldWords>, form: FormData): boolean {
  return Object.entries(fields).some(([field, { empty }]) => empty && typed(form, field).trim() === '');
}
