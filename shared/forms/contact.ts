import type { FormDefinition } from './form.ts';
import { textOf } from './stored-row.ts';

const topicLabels: Record<string, string> = {
  'new-client': 'New client',
  'existing-client': 'Existing client',
  partnership: 'Partnership',
  media: 'Media',
  other: 'Something else',
};

export const contact: FormDefinition = {
  table: 'contact_submissions',
  origin: 'site',
  name: 'Contact form',
  icon: 'message',
  letter: 'm',
  audience: 'brand',
  texts: 'contact',
  pages: ['contact'],
  deadlineHours: 24,
  retention: { months: 24, from: 'address' },
  mails: ['mail.notice', 'mail.received'],
  receipt: 'receipt',
  receiptName: 'Message received',
  messageColumn: 'message',
  facts: [{ column: 'inquiry_type', name: 'Topic', texts: (type) => topicLabels[type] ?? type }],
  countsRepeats: false,
  replySubject: (brand) => `Your message to ${brand}`,
  summary: (row) => textOf(row, 'message') ?? '',
};
