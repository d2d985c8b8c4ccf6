import { formOf } from '#shared/forms/forms.ts';

/** `m-2291`: letter of the form and lead number. */
export function formatLeadRef(form: string, number: number | string): string {
  return `${formOf(form).letter}-${number}`;
}

/** @returns the number, which is unique without the letter; undefined for an invalid reference */
export function parseLeadNumber(ref: string): number | undefined {
  const [, digits] = /^[a-z]-(\d{1,15})$/.exec(ref) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
