import type { Row } from '#src/client/data-client.ts';
import { looksLikeEmail, mostCharacters, textError, typed } from '#src/components/form/field-errors.ts';

export const inquiryTypes = [
  { value: 'new-client', label: 'New Client Inquiry' },
  { value: 'existing-client', label: 'Existing Client Support' },
  { value: 'partnership', label: 'Partnership Opportunity' },
  { value: 'media', label: 'Media/Press Inquiry' },
  { value: 'other', label: 'Other' },
] as const;

/** Fields in the order in which they stand in the form, named after the table's columns. */
export const contactFields = [
  'first_name',
  'last_name',
  'email',
  'company',
  'inquiry_type',
  'message',
] as const;

export type ContactField = (typeof contactFields)[number];

const required: Partial<Record<ContactField, string>> = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  inquiry_type: 'Please select an inquiry type',
  message: 'Message is required',
};

const most: Partial<Record<ContactField, number>> = {
  email: mostCharacters.email,
  message: mostCharacters.text,
};

/** What is wrong with one field as typed, or undefined. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  if (required[field] && value.trim() === '') return required[field];
  if (field === 'email' && !looksLikeEmail(value)) return 'Please enter a valid email';
  return textError(value, most[field] ?? mostCharacters.line);
}

/** The row for contact_submissions: as typed, an empty company as null. */
export function contactRow(form: FormData): Row {
  const row: Row = Object.fromEntries(contactFields.map((field) => [field, typed(form, field)]));
  return { ...row, company: typed(form, 'company').trim() === '' ? null : typed(form, 'company') };
}
