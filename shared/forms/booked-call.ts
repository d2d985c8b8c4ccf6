import type { FormDefinition } from './form.ts';
import { textOf } from './stored-row.ts';

/** A call that a person without a lead booked in a scheduler. Its time is in `staff.booking`. */
export const bookedCall: FormDefinition = {
  table: 'booked_calls',
  origin: 'scheduler',
  name: 'Booked call',
  icon: 'phone',
  letter: 'b',
  audience: 'brand',
  pages: [],
  deadlineHours: 24,
  retention: { months: 24, from: 'address' },
  mails: ['mail.notice'],
  receipt: 'receipt',
  messageColumn: 'message',
  facts: [{ column: 'phone_number', name: 'Phone' }],
  countsRepeats: false,
  replySubject: (brand) => `Your call with ${brand}`,
  summary: (row) =>
    [textOf(row, 'meeting'), textOf(row, 'message')].filter(Boolean).join(': ') || 'Booked a call',
};
