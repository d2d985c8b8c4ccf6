import { z } from 'zod';
import { clientIdSchema } from './clients.ts';
import { text, urlNameSchema } from './shared.ts';

/** Revenue per minute during a show, in tens of dollars, at equal intervals. */
const curveSchema = z.array(z.number()).min(10);

export const caseSchema = z.strictObject({
  id: urlNameSchema,
  title: text,
  client: clientIdSchema,
  industry: text,
  timeline: text,
  featured: z.boolean(),
  challenge: text,
  solution: text,
  results: z.strictObject({ revenue: text, conversion: text, viewers: text, growth: text }),
  /** Fees, ad spend and gross profit in the case's timeline. */
  cost: text,
  quote: text,
  author: text,
  before: z.array(z.strictObject({ label: text, value: text })).min(1),
  after: z.array(z.strictObject({ label: text, value: text })).min(1),
  curves: z.strictObject({ before: curveSchema, after: curveSchema }),
  highlights: z.array(text).min(2).max(3),
  sample: z.boolean(),
});

export type Case = z.infer<typeof caseSchema>;
