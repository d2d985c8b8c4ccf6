import { z } from 'zod';
import { clientIdSchema } from '#src/content/schemas/clients.ts';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import {
  figureSchema,
  headSchema,
  routeLinkSchema,
  testimonialSchema,
  text,
  texts,
  urlNameSchema,
} from '#src/content/schemas/shared.ts';

const barSchema = z.strictObject({ value: z.number(), text: text });

export const successStoriesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    ways: z.array(routeLinkSchema).length(2),
    picture: pictureOf('pages'),
  }),
  evening: z.strictObject({
    client: clientIdSchema,
    title: text,
    lead: text,
    log: z.array(z.strictObject({ time: text, text: text })).min(5),
    contact: routeLinkSchema,
    call: text,
    chart: text,
    series: text,
    orders: z.array(z.number()).min(8),
    point: z.strictObject({ index: z.number().int(), label: text }),
    time: z.array(text),
    ticks: z.array(z.strictObject({ value: z.number(), label: text })),
    sample: z.boolean(),
  }),
  statistics: z.array(figureSchema).length(4),
  quarter: z.strictObject({
    client: clientIdSchema,
    title: text,
    paragraphs: z.array(text).length(3),
    picture: pictureOf('scenes'),
    chart: text,
    names: z.strictObject({ before: text, after: text }),
    rows: z.array(z.strictObject({ label: text, before: barSchema, after: barSchema })).min(3),
    sample: z.boolean(),
  }),
  results: z.strictObject({
    heading: text,
    more: text,
    items: z
      .array(
        z.strictObject({
          client: clientIdSchema,
          case: urlNameSchema.meta({ choices: 'cases' }),
          ...texts('metric', 'label', 'text'),
          sample: z.boolean(),
        }),
      )
      .length(4),
  }),
  testimonials: z.strictObject({
    heading: text,
    items: z.array(testimonialSchema.extend({ picture: decorationOf('people') })).length(2),
  }),
  closing: z.strictObject({ heading: text, lead: text, ways: z.array(routeLinkSchema).length(2) }),
});

export type SuccessStoriesContent = z.infer<typeof successStoriesSchema>;
