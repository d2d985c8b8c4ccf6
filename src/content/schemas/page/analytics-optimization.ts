import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { packagesSchema, resultSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, text, texts } from '#src/content/schemas/shared.ts';

const readingSchema = z.strictObject({ at: z.number(), value: text, text: text });

const metricSchema = z.strictObject({
  ...texts('name', 'value', 'label', 'formula'),
  scale: z.strictObject({ max: z.number(), benchmark: z.number(), low: readingSchema, high: readingSchema }),
});

export const analyticsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, packages: text, picture: pictureOf('pages') }),
  metrics: z.strictObject({ heading: text, lead: text, items: z.array(metricSchema).length(4) }),
  sum: z.strictObject({
    heading: text,
    terms: z.array(z.strictObject({ value: text, label: text, factor: text.optional() })).length(4),
    result: z.strictObject({ value: text, label: text }),
    lesson: text,
  }),
  tape: z.strictObject({
    ...texts('heading', 'lead', 'chart'),
    values: z.array(z.number()).min(12),
    minutes: z.array(text).min(12),
    xLabels: z.array(text).min(2),
    yTicks: z.array(z.strictObject({ value: z.number(), label: text })).min(2),
    marks: z.array(stepSchema.extend({ at: z.number().int(), time: text })).length(4),
    sample: z.boolean(),
  }),
  services: z.strictObject({
    heading: text,
    get: text,
    items: z.array(stepSchema.extend({ get: text })).length(4),
  }),
  packages: packagesSchema,
  results: z.array(resultSchema).length(3),
  closing: z.strictObject({ heading: text, lead: text, calculator: text, call: text }),
});

export type AnalyticsContent = z.infer<typeof analyticsSchema>;
