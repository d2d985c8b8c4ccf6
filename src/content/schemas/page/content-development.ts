import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { brandResultSchema, packagesSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, routeLinkSchema, text, texts } from '#src/content/schemas/shared.ts';

export const contentDevelopmentSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, packages: text }),
  clip: z.strictObject({
    heading: text,
    lead: text,
    frames: z
      .array(z.strictObject({ time: text, picture: decorationOf('clips'), title: text, text: text }))
      .length(5),
    chart: z.strictObject({
      label: text,
      /** Share of viewers who are still watching, per second of the clip. */
      good: z.strictObject({ name: text, values: z.array(z.number()).length(21) }),
      bad: z.strictObject({ name: text, values: z.array(z.number()).length(21) }),
      seconds: z.array(text).length(6),
      ticks: z.array(z.strictObject({ value: z.number(), label: text })),
      sample: z.boolean(),
    }),
    lesson: text,
  }),
  types: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(stepSchema.extend({ count: text, format: text })).length(4),
  }),
  funnel: z.strictObject({
    heading: text,
    watched: text,
    items: z.array(stepSchema.extend({ stage: text, watched: text })).length(4),
  }),
  packages: packagesSchema,
  process: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(stepSchema.extend({ day: text })).length(4),
    show: z.strictObject({ day: text, title: text, text: text }),
  }),
  results: z.strictObject({ heading: text, items: z.array(brandResultSchema).length(3) }),
  closing: z.strictObject({
    ...texts('heading', 'lead', 'action'),
    reading: z.strictObject({ heading: text, links: z.array(routeLinkSchema).length(2) }),
  }),
});

export type ContentDevelopmentContent = z.infer<typeof contentDevelopmentSchema>;
