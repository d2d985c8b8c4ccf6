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

/** The loose pattern of the specification: something, an at sign, something. */
export function looksLikeEmail(value: string): boolean {
  return /\S+@\S+/.test(value);
}

/** Most characters that the tables take. */
export const mostCharacters = { email: 320, line: 1_000, text: 20_000 };

/** Why a text could not be stored as it was typed, or undefined; `most` counts characters, not UTF-16 units. */
export function textError(value: string, most: number): string | undefined {
  if (value.includes('\0'))
    return 'Please retype this: it holds an invisible character that cannot be stored';
  if (value.length <= most || [...value].length <= most) return undefined;
  return `Please shorten this to ${most.toLocaleString('en-US')} characters`;
}
