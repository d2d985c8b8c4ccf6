import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { headSchema, text, texts, withPlaceholder } from './shared.ts';

const lineSchema = z.tuple([text, text, text]);
const noticeSchema = z.strictObject({
  subject: withPlaceholder('name'),
  title: withPlaceholder('person'),
  lead: withPlaceholder('site'),
});
const deadlineMailSchema = z.strictObject({
  subject: withPlaceholder('deadline').includes('{name}'),
  title: withPlaceholder('person'),
  lead: withPlaceholder('hours'),
});
const pageSchema = z.strictObject({
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
    visitor: withPlaceholder('site').includes('{time}'),
    subscriber: withPlaceholder('site'),
    staff: withPlaceholder('staff').includes('{brand}'),
    connection: withPlaceholder('brand'),
    trial: withPlaceholder('brand'),
    trialOfDesk: withPlaceholder('brand'),
    invite: withPlaceholder('by').includes('{brand}'),
  }),
  notice: z.strictObject({
    promised: noticeSchema.extend({ subject: withPlaceholder('deadline'), lead: withPlaceholder('hours') }),
    unpromised: noticeSchema,
    forms: z.record(z.string(), text),
    ...texts('otherForm', 'facts', 'sent', 'call', 'message'),
    cut: withPlaceholder('email'),
    reply: withPlaceholder('person'),
    write: withPlaceholder('person'),
    open: text,
    several: z.strictObject({
      subject: withPlaceholder('count'),
      title: withPlaceholder('count'),
      lead: text,
      due: withPlaceholder('deadline'),
      all: text,
    }),
  }),
  answer: z.strictObject({
    subject: withPlaceholder('name').includes('{subject}'),
    title: withPlaceholder('person'),
    lead: withPlaceholder('deadline'),
    attachments: withPlaceholder('count'),
    rest: text,
    footer: withPlaceholder('staff').includes('{brand}'),
  }),
  promise: z.strictObject({
    half: deadlineMailSchema,
    late: deadlineMailSchema,
    ...texts('who', 'nobody', 'first', 'rest'),
    several: z.strictObject({
      subject: withPlaceholder('deadline'),
      late: withPlaceholder('deadline').includes('{late}'),
      title: withPlaceholder('count'),
      lead: text,
      due: withPlaceholder('deadline'),
      since: withPlaceholder('deadline'),
    }),
    footer: z.strictObject({ theirs: withPlaceholder('staff'), nobodys: withPlaceholder('staff') }),
  }),
  roi: z.strictObject({
    subject: withPlaceholder('monthly'),
    title: withPlaceholder('monthly').includes('{annual}'),
    loss: withPlaceholder('monthly').includes('{annual}'),
    lead: text,
    sum: text,
    lines: z.strictObject({
      customers: lineSchema,
      revenue: lineSchema,
      profit: lineSchema,
      year: lineSchema,
    }),
    products: withPlaceholder('products'),
    ...texts('months', 'month', 'sofar', 'leaves', 'leavesText', 'call'),
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
      text: withPlaceholder('brand'),
      action: text,
      after: text,
    }),
    welcome: z.strictObject({ subject: text, title: text, text, until: text, action: text, leave: text }),
  }),
  alarm: z.strictObject({
    subject: withPlaceholder('brand'),
    title: text,
    lead: withPlaceholder('time'),
    waiting: text,
    oldest: withPlaceholder('time'),
    ...texts('dead', 'uncertain', 'held', 'notices'),
    deadline: withPlaceholder('deadline'),
    ...texts('what', 'count', 'how'),
  }),
  connection: z.strictObject({
    subject: withPlaceholder('name'),
    several: withPlaceholder('name').includes('{more}'),
    ...texts('title', 'lead', 'how', 'open'),
  }),
  trial: z.strictObject({
    subject: withPlaceholder('brand'),
    title: text,
    lead: text,
    spam: text,
    action: text,
  }),
  invite: z.strictObject({
    subject: withPlaceholder('brand'),
    title: text,
    lead: withPlaceholder('by').includes('{role}'),
    colleague: text,
    action: text,
    until: withPlaceholder('time'),
  }),
  pages: z.record(z.enum(mailPages), pageSchema),
});

export type MailTexts = z.infer<typeof mailsSchema>;
export type MailPage = z.infer<typeof pageSchema>;
