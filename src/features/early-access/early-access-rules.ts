import type { Row } from '#src/client/data-client.ts';
import type { ToastMessage } from '#src/client/toast.ts';
import { mostCharacters, textError, typed } from '#src/components/form/field-errors.ts';
import { type RequiredFields, requiredRule } from '#src/components/form/required-rule.ts';

export const roles = [
  { value: 'founder', label: 'Founder or CEO' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'content', label: 'Content' },
  { value: 'agency', label: 'Agency' },
  { value: 'other', label: 'Other' },
] as const;

export const features = [
  'AI Avatars',
  'Live Production',
  'Host Training',
  'Analytics & Optimization',
  'Strategic Planning',
  'Content Development',
  'All Services',
] as const;

export type Feature = (typeof features)[number];

/** Fields in the order in which they stand in the form, named after the table's columns. */
export const earlyAccessFields = [
  'first_name',
  'last_name',
  'email',
  'company',
  'role',
  'interested_feature',
  'comments',
] as const;

export type EarlyAccessField = (typeof earlyAccessFields)[number];

export const missing = {
  title: 'Missing Information',
  description: 'Please fill out all required fields.',
} satisfies ToastMessage;

export const failure = {
  title: 'Submission Failed',
  description: 'Please try again or contact us directly.',
  destructive: true,
} satisfies ToastMessage;

export const required: RequiredFields = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  company: 'Company is required',
};

const most: Partial<Record<EarlyAccessField, number>> = {
  email: mostCharacters.email,
  comments: mostCharacters.text,
};

const requiredError = requiredRule(required);

/** What is wrong with one field as typed, or undefined. */
export function earlyAccessFieldError(field: EarlyAccessField, value: string): string | undefined {
  return requiredError(field, value) ?? textError(value, most[field] ?? mostCharacters.line);
}

/** The row for early_access_signups: as typed, what was not filled in as null. */
export function earlyAccessRow(form: FormData): Row {
  const row = earlyAccessFields.map((field) => {
    const value = typed(form, field);
    return [field, value.trim() === '' ? null : value];
  });
  return { ...Object.fromEntries(row), source: 'website_modal' };
}
