import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { headSchema, text, texts, withPlace } from './shared.ts';

const line = z.tuple([text, text, text]);
const notice = z.strictObject({
  subject: withPlace('name'),
  title: withPlace('person'),
  lead: withPlace('site'),
});
const promise = z.strictObject({
  subject: withPlace('deadline').includes('{name}'),
  title: withPlace('person'),
  lead: withPlace('hours'),
});
const page = z.strictObject({
  head: headSchema,
  title: text,
  picture: decorationOf('pages'),
  lead: text,
  action: text.optional(),
  home: text.optional(),
});

/** The pages that links in newsletter emails open. */
export const mailPages = ['confirm', 'confirmed', 'leave', 'left', 'unknown'] as const;

/** The texts of all emails and of the pages that their links open. */
export const mailsSchema = z.strictObject({
  footer: z.strictObject({
    visitor: withPlace('site').includes('{time}'),
    subscriber: withPlace('site'),
    staff: withPlace('staff').includes('{brand}'),
    connection: withPlace('brand'),
    trial: withPlace('brand'),
    trialOfDesk: withPlace('brand'),
    invite: withPlace('by').includes('{brand}'),
  }),
  notice: z.strictObject({
    promised: notice.extend({ subject: withPlace('deadline'), lead: withPlace('hours') }),
    unpromised: notice,
    forms: z.record(z.string(), text),
    ...texts('otherForm facts sent call message'),
    cut: withPlace('email'),
    reply: withPlace('person'),
    write: withPlace('person'),
    open: text,
    several: z.strictObject({
      subject: withPlace('count'),
      title: withPlace('count'),
      lead: text,
      due: withPlace('deadline'),
      all: text,
    }),
  }),
  answer: z.strictObject({
    subject: withPlace('name').includes('{subject}'),
    title: withPlace('person'),
    lead: withPlace('deadline'),
    attachments: withPlace('count'),
    rest: text,
    footer: withPlace('staff').includes('{brand}'),
  }),
  promise: z.strictObject({
    half: promise,
    late: promise,
    ...texts('who nobody first rest'),
    several: z.strictObject({
      subject: withPlace('deadline'),
      late: withPlace('deadline').includes('{late}'),
      title: withPlace('count'),
      lead: text,
      due: withPlace('deadline'),
      since: withPlace('deadline'),
    }),
    footer: z.strictObject({ theirs: withPlace('staff'), nobodys: withPlace('staff') }),
  }),
  roi: z.strictObject({
    subject: withPlace('monthly'),
    title: withPlace('monthly').includes('{annual}'),
    loss: withPlace('monthly').includes('{annual}'),
    lead: text,
    sum: text,
    lines: z.strictObject({ customers: line, revenue: line, profit: line, year: line }),
    products: withPlace('products'),
    ...texts('months month sofar leaves leavesText call'),
    again: z.tuple([text, text]),
  }),
  received: z.record(
    z.string(),
    z.strictObject({ subject: text, title: text, text: z.array(text).min(1), call: text.optional() }),
  ),
  newsletter: z.strictObject({
    confirm: z.strictObject({
      subject: text,
      title: text,
      text: withPlace('brand'),
      action: text,
      after: text,
    }),
    welcome: z.strictObject({ subject: text, title: text, text, until: text, action: text, leave: text }),
  }),
  alarm: z.strictObject({
    subject: withPlace('brand'),
    title: text,
    lead: withPlace('time'),
    waiting: text,
    oldest: withPlace('time'),
    ...texts('dead uncertain held notices'),
    deadline: withPlace('deadline'),
    ...texts('what count how'),
  }),
  connection: z.strictObject({
    subject: withPlace('name'),
    several: withPlace('name').includes('{more}'),
    ...texts('title lead how open'),
  }),
  trial: z.strictObject({ subject: withPlace('brand'), title: text, lead: text, spam: text, action: text }),
  invite: z.strictObject({
    subject: withPlace('brand'),
    title: text,
    lead: withPlace('by').includes('{role}'),
    colleague: text,
    action: text,
    until: withPlace('time'),
  }),
  pages: z.record(z.enum(mailPages), page),
});

export type MailTexts = z.infer<typeof mailsSchema>;
export type MailPage = z.infer<typeof page>;
