import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { callBandSchema, headSchema, routeLinkSchema, text, texts } from '#src/content/schemas/shared.ts';

const articleSchema = z.strictObject({
  title: text,
  category: z.enum(['Industry News', 'Strategy', 'Case Studies', 'Trends']),
  date: z.iso.date(),
  /** Reading time in minutes. */
  readTime: z.number().int().positive(),
  excerpt: text,
  featured: z.boolean(),
  sample: z.boolean(),
});

export const insightsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('title', 'week', 'lead'),
    ways: z.array(routeLinkSchema).length(2),
    picture: pictureOf('pages'),
    subscribe: z.strictObject(texts('heading', 'lead', 'label', 'placeholder', 'action', 'instead')),
  }),
  labels: z.strictObject({ featured: text, read: text, minutes: text }),
  week: z.strictObject({
    heading: text,
    tiles: z
      .array(
        z.strictObject({
          ...texts('label', 'value', 'change', 'note'),
          weeks: z.array(z.number()).length(8),
        }),
      )
      .length(4),
    sample: z.boolean(),
  }),
  featured: articleSchema.extend({ featured: z.literal(true) }),
  figure: z.strictObject({
    caption: text,
    series: text,
    values: z.array(z.number()).min(6),
    point: z.strictObject({ index: z.number().int(), label: text }),
    seconds: z.array(text).min(2),
    ticks: z.array(z.strictObject({ value: z.number(), label: text })),
    sample: z.boolean(),
  }),
  latest: z.strictObject({
    heading: text,
    search: z.strictObject({ label: text, placeholder: text, action: text }),
    categoriesLabel: text,
    categories: z.array(z.strictObject({ label: text, count: z.number().int() })).length(5),
    items: z.array(articleSchema.extend({ featured: z.literal(false) })).length(6),
  }),
  downloads: z.strictObject({
    ...texts('heading', 'lead', 'action', 'unit'),
    items: z
      .array(z.strictObject({ title: text, format: text, downloads: z.number().int().positive() }))
      .length(4),
  }),
  closing: callBandSchema,
});

export type InsightsContent = z.infer<typeof insightsSchema>;
export type Article = z.infer<typeof articleSchema>;
