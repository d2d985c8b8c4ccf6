import { z } from 'zod';
import { clientIdSchema } from '#src/content/schemas/clients.ts';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { closingSchema, headSchema, text, texts } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const barSchema = z.strictObject({ value: z.number().positive(), text: text });

export const processSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, steps: text, picture: pictureOf('pages') }),
  timeline: z.strictObject({
    heading: text,
    lead: text,
    weeks: z.array(text).length(3),
    /** The first show: days since the start and its label in the chart. */
    air: z.strictObject({ at: z.number(), label: text }),
  }),
  steps: z.strictObject({
    heading: text,
    labels: z.strictObject({ bring: text, get: text }),
    items: z
      .array(
        z.strictObject({
          title: text,
          page: z.enum(routeIds),
          /** First and last day of the step, 1 to 21. */
          from: z.number().int().min(1).max(21),
          to: z.number().int().min(1).max(21),
          ...texts('days', 'text', 'bring', 'get'),
        }),
      )
      .length(6),
  }),
  change: z.strictObject({
    heading: text,
    client: clientIdSchema,
    picture: decorationOf('scenes'),
    story: z.array(text).min(2),
    chart: text,
    names: z.strictObject({ before: text, after: text }),
    rows: z.array(z.strictObject({ label: text, before: barSchema, after: barSchema })).min(3),
    quote: text,
    author: text,
    sample: z.boolean(),
  }),
  principles: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text: text })).length(3),
  }),
  closing: closingSchema,
});

export type ProcessContent = z.infer<typeof processSchema>;
