import { toAsciiEmailAddress } from '#shared/email-address.ts';
import { calculateRoi, type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import { readFieldValue } from '#src/forms/fields/field-errors.ts';
import { type NumberField, parseNumbers, readNumber } from '#src/forms/fields/read-number.ts';
import type { Row } from '#src/forms/sending/data-client.ts';
import { findNumberField } from './roi-fields.ts';

export type Visitor = { email: string; brand_name: string };

export const visitorFields = ['email', 'brand_name'] as const satisfies (keyof Visitor)[];

type UnusualValueTexts = FormsContent['roi-calculator']['odd'];

export function readVisitor(form: FormData): Visitor {
  return {
    email: toAsciiEmailAddress(readFieldValue(form, 'email')).toLowerCase(),
    brand_name: readFieldValue(form, 'brand_name'),
  };
}

/** Returns 0 for text that is blank, not a number or ambiguous. */
export function parseInput(text: string, field: NumberField): number {
  return readNumber(text, field) ?? 0;
}

/** Error message for a text that is not one number. */
export function findNumberError(
  text: string,
  field: NumberField,
  texts: UnusualValueTexts,
): string | undefined {
  if (text.trim() === '') return undefined;
  const { length } = parseNumbers(text, field);
  if (length === 0) return texts.noNumber;
  return length > 1 ? texts.twoNumbers : undefined;
}

/** Note for a number that is implausible but accepted. */
export function findNumberHint(
  text: string,
  field: NumberField,
  texts: UnusualValueTexts,
): string | undefined {
  const number = parseInput(text, field);
  if (number < 0) return texts.negative;
  if (field.unit === '%' && number > 100) return texts.over;
  return undefined;
}

export function readInputs(form: FormData): RoiInputs {
  const inputs = roiInputs.map((name) => [
    name,
    parseInput(readFieldValue(form, name), findNumberField(name)),
  ]);
  return Object.fromEntries(inputs);
}

/** The row for roi_calculator_submissions: visitor, inputs and results. */
export function buildRoiRow(visitor: Visitor, inputs: RoiInputs): Row {
  const { monthlyRevenue, monthlyProfit, annualProfit } = calculateRoi(inputs);
  return {
    ...visitor,
    ...inputs,
    calculated_monthly_revenue: monthlyRevenue,
    calculated_monthly_profit: monthlyProfit,
    calculated_annual_profit: annualProfit,
  };
}
