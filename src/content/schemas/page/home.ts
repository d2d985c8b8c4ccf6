import { z } from 'zod';
import { clientIdSchema } from '#src/content/schemas/clients.ts';
import { filmSchema } from '#src/content/schemas/film.ts';
import { decorationOf } from '#src/content/schemas/picture.ts';
import {
  closingSchema,
  figureSchema,
  headSchema,
  routeLinkSchema,
  testimonialSchema,
  text,
  texts,
} from '#src/content/schemas/shared.ts';

const clientCountMessage = 'The strip needs 4 to 12 clients.';

const demoSchema = z.strictObject({
  heading: text,
  lead: text,
  steps: z.array(z.strictObject({ title: text, text: text })).length(3),
  picture: decorationOf('scenes'),
  viewers: z
    .number()
    .int()
    .refine(
      (count) => count % 1000 >= 100 && count % 1000 <= 961,
      'the last three digits must be 100 to 961, because the counter adds at most 38',
    ),
  sold: z.strictObject({ label: text, value: text, minutes: z.array(z.number()).min(8) }),
  chat: z.array(z.strictObject({ name: text, message: text })).min(6),
  product: z.strictObject({ name: text, price: z.number(), was: z.number(), stock: text }),
  figures: z.array(figureSchema).length(3),
});

const serviceSchema = routeLinkSchema.omit({ label: true, note: true }).extend({
  title: text,
  description: text,
  benefits: z.array(text).min(4),
  picture: decorationOf('scenes'),
});

const homeCaseSchema = z.strictObject({
  ...texts('brand', 'industry', 'title', 'challenge', 'solution'),
  results: z.strictObject({ revenue: text, conversionRate: text, timeframe: text, liveViewers: text }),
  quote: text,
  testimonialAuthor: text,
  highlights: z.array(text).min(2),
  /** Every sixth value of the show's sales curve in src/content/shows, in tens of dollars. */
  chart: z.strictObject({
    first: z.array(z.number()).min(10),
    tenth: z.array(z.number()).min(10),
  }),
  sample: z.boolean(),
});

export const homeSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    kicker: text,
    lines: z.array(text).min(2),
    accent: z.array(text).min(1),
    lead: text,
    picture: decorationOf('pages'),
    call: text,
    watch: text,
    proof: z.array(
      z.strictObject({ strong: text, before: z.string().optional(), after: z.string().optional() }),
    ),
    film: filmSchema,
  }),
  demo: demoSchema,
  strip: z.strictObject({
    label: text,
    marks: z.array(clientIdSchema).min(4, clientCountMessage).max(12, clientCountMessage),
  }),
  stats: z.array(figureSchema).length(4),
  /** How the percentages on this page and others are calculated. */
  counted: text,
  testimonials: z.strictObject({ heading: text, items: z.array(testimonialSchema).length(3) }),
  services: z.strictObject({
    ...texts('heading', 'lead', 'call'),
    all: routeLinkSchema,
    items: z.array(serviceSchema).length(6),
  }),
  closing: closingSchema.extend({ points: z.array(text).min(2) }),
  cases: z.strictObject({
    heading: text,
    lead: text,
    labels: z.record(
      z.enum([
        'challenge',
        'solution',
        'highlights',
        'revenue',
        'conversionRate',
        'timeframe',
        'liveViewers',
        'first',
        'tenth',
      ]),
      text,
    ),
    axes: z.strictObject({
      time: z.array(text),
      revenue: z.array(z.strictObject({ value: z.number(), label: text })),
    }),
    call: text,
    items: z.array(homeCaseSchema).length(3),
  }),
});

export type HomeContent = z.infer<typeof homeSchema>;
export type HomeCase = z.infer<typeof homeCaseSchema>;
export type LiveDemoContent = z.infer<typeof demoSchema>;
