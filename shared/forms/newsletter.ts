import type { FormDefinition } from './form.ts';
import { capitalize, textOf } from './stored-row.ts';

const formatSource = (source: string) => source.replaceAll(/[_-]/g, ' ');

export const newsletter: FormDefinition = {
  table: 'newsletter_subscribers',
  origin: 'site',
  name: 'Newsletter',
  icon: 'mail',
  letter: 'n',
  audience: null,
  texts: 'newsletter',
  pages: [],
  deadlineHours: null,
  retention: 'until erased',
  mails: ['mail.newsletter-confirm'],
  receipt: 'confirmation',
  messageColumn: null,
  facts: [
    {
      column: 'source',
      name: 'Signed up in',
      texts: (source) => (source === 'footer' ? 'Site footer' : capitalize(formatSource(source))),
    },
  ],
  countsRepeats: false,
  replySubject: (brand) => `Your subscription to ${brand}`,
  summary: (row, { isConfirmed }) =>
    `${isConfirmed ? 'Confirmed' : 'Not confirmed yet'}, from the ${formatSource(textOf(row, 'source') ?? 'site')}`,
};
