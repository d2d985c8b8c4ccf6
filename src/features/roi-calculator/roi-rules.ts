import type { Row } from '#src/client/data-client.ts';
import type { ToastMessage } from '#src/client/toast.ts';
import { mostCharacters, textError, typed } from '#src/components/form/field-errors.ts';
import type { RequiredFields } from '#src/components/form/required-rule.ts';
import { numberTyped, type RoiInputs, roiFigures, roiInputs } from './roi-formula.ts';

/** Whose report it is: asked before the first one, kept for the updates. */
export type Owner = { email: string; brand_name: string };

export const required = {
  email: 'Email is required',
  brand_name: 'Brand name is required',
} satisfies RequiredFields;

export const ownerFields = ['email', 'brand_name'] as const satisfies (keyof Owner)[];

export const gate = {
  title: 'Email Required',
  description: 'Please enter your email and brand name to see your full ROI report.',
} satisfies ToastMessage;

export const saved = {
  title: 'Success!',
  description: 'Your ROI calculation has been saved. Check your email for your detailed breakdown.',
} satisfies ToastMessage;

/** Both must be filled, and no more: the specification asks for no format. */
export function ownerFieldError(field: keyof Owner, value: string): string | undefined {
  if (value.trim() === '') return required[field];
  return textError(value, field === 'email' ? mostCharacters.email : mostCharacters.line);
}

export function ownerOf(form: FormData): Owner {
  return { email: typed(form, 'email').toLowerCase(), brand_name: typed(form, 'brand_name') };
}

export function inputsOf(form: FormData): RoiInputs {
  const inputs = roiInputs.map((name) => [name, numberTyped(typed(form, name))]);
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
