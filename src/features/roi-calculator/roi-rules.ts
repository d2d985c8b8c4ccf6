import { emailAddress } from '#shared/email-address.ts';
import { type RoiInputs, roiFigures, roiInputs } from '#shared/roi-formula.ts';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import { typed } from '#src/forms/fields/field-errors.ts';
import { type NumberField, readings, readNumber } from '#src/forms/fields/read-number.ts';
import type { Row } from '#src/forms/sending/data-client.ts';
import { roiNumber } from './roi-fields.ts';

export type Owner = { email: string; brand_name: string };

export const ownerFields = ['email', 'brand_name'] as const satisfies (keyof Owner)[];

type OddWords = FormsContent['roi-calculator']['odd'];

export function ownerOf(form: FormData): Owner {
  return {
    email: emailAddress(typed(form, 'email')).toLowerCase(),
    brand_name: typed(form, 'brand_name'),
  };
}

/** The number that counts; blank, non-numeric and what could be two numbers count as 0. */
export function numberTyped(text: string, field: NumberField): number {
  return readNumber(text, field) ?? 0;
}

/** Why a text does not count as it stands, or undefined. */
export function numberError(text: string, field: NumberField, words: OddWords): string | undefined {
  if (text.trim() === '') return undefined;
  const { length } = readings(text, field);
  if (length === 0) return words.noNumber;
  return length > 1 ? words.twoNumbers : undefined;
}

/** What is odd about a number that counts all the same, or undefined. */
export function numberHint(text: string, field: NumberField, words: OddWords): string | undefined {
  const number = numberTyped(text, field);
  if (number < 0) return words.negative;
  if (field.unit === '%' && number > 100) return words.over;
  return undefined;
}

export function inputsOf(form: FormData): RoiInputs {
  const inputs = roiInputs.map((name) => [name, numberTyped(typed(form, name), roiNumber(name))]);
  return Object.fromEntries(inputs);
}

/** The row for roi_calculator_submissions: whose report, what was typed, what it answered. */
export function roiRow(owner: Owner, inputs: RoiInputs): Row {
  const { monthlyRevenue, monthlyProfit, annualProfit } = roiFigures(inputs);
  return {
    ...owner,
    ...inputs,
    calculated_monthly_revenue: monthlyRevenue,
    calculated_monthly_profit: monthlyProfit,
    calculated_annual_profit: annualProfit,
  };
}
