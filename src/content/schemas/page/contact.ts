import { z } from 'zod';
import { choices } from '#src/content/schemas/form-choices.ts';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  closingSchema,
  headSchema,
  questionSchema,
  text,
  texts,
  withPlaceholder,
} from '#src/content/schemas/shared.ts';

const optionSchema = z.strictObject({
  title: text,
  text: text,
  detail: z.enum(['email', 'phone', 'chat']),
  action: text,
  note: text.optional(),
  /** Text that links to the form while the button has no action. */
  instead: text.optional(),
});

const inquirySchema = z.enum(choices.inquiry_type);
const aboutSchema = z.strictObject({
  packages: z.strictObject({ inquiry: inquirySchema, line: withPlaceholder('name').includes('{price}') }),
  topics: z.array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), inquiry: inquirySchema, line: text })),
});

export const contactSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, picture: pictureOf('pages') }),
  options: z.strictObject({ heading: text, items: z.array(optionSchema).length(3) }),
  form: z.strictObject({
    ...texts('heading', 'lead', 'businessHours'),
    facts: z.array(z.strictObject({ label: text, value: text })).length(2),
    withoutScript: text,
  }),
  about: aboutSchema,
  offices: z.strictObject({ heading: text, lead: text }),
  faq: z.strictObject({ heading: text, items: z.array(questionSchema).length(4) }),
  closing: closingSchema,
});

export type ContactContent = z.infer<typeof contactSchema>;
