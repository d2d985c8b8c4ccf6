import { formOf } from '#shared/forms/forms.ts';

/** A lead's public number, `m-2291`: its form's letter and its number. */
export function leadRef(form: string, number: number | string): string {
  return `${formOf(form).letter}-${number}`;
}

/** The number in a lead's reference; it alone identifies the lead. @returns undefined for anything else */
export function leadNumber(ref: string): number | undefined {
  const [, digits] = /^[a-z]-(\d{1,15})$/.exec(ref) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
