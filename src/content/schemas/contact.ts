import { z } from 'zod';
import { callSchema, headSchema, questionSchema, text } from './shared.ts';

const optionSchema = z.strictObject({
  title: text,
  text: text,
  detail: z.enum(['email', 'phone', 'chat']),
  action: text,
  /** What its button says where the line above it works already. */
  note: text.optional(),
});

export const contactSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, art: text }),
  options: z.strictObject({ heading: text, items: z.array(optionSchema).length(3) }),
  form: z.strictObject({
    heading: text,
    lead: text,
    businessHours: text,
    facts: z.array(z.strictObject({ label: text, value: text })).length(2),
    withoutScript: text,
  }),
  offices: z.strictObject({ heading: text, lead: text }),
  faq: z.strictObject({ heading: text, items: z.array(questionSchema).length(4) }),
  closing: callSchema,
});

export type ContactContent = z.infer<typeof contactSchema>;
