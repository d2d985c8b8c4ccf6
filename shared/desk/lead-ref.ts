import { formOf } from '#shared/forms/forms.ts';

/** `m-2291`: letter of the form and lead number. */
export function leadRef(form: string, number: number | string): string {
  return `${formOf(form).letter}-${number}`;
}

/** The lead number is unique without the letter. */
export function leadNumber(ref: string): number | undefined {
  const [, digits] = /^[a-z]-(\d{1,15})$/.exec(ref) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
