import type { FormDefinition } from './form.ts';
import { textOf } from './stored-row.ts';

export const enteredSources = [
  { value: 'call', name: 'Phone call' },
  { value: 'event', name: 'Event' },
  { value: 'direct_message', name: 'Direct message' },
  { value: 'other', name: 'Something else' },
] as const;

export type EnteredSource = (typeof enteredSources)[number]['value'];

export const enteredLead: FormDefinition = {
  table: 'entered_leads',
  origin: 'staff',
  name: 'Manual entry',
  icon: 'note',
  letter: 'h',
  audience: 'brand',
  pages: [],
  deadlineHours: 24,
  retention: { months: 24, from: 'row' },
  mails: ['mail.notice'],
  receipt: 'receipt',
  messageColumn: 'message',
  facts: [{ column: 'phone_number', name: 'Phone' }],
  countsRepeats: false,
  replySubject: (brand) => `Your inquiry at ${brand}`,
  summary: (row) => textOf(row, 'message') ?? '',
};
