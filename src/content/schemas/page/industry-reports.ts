import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  figureSchema,
  headSchema,
  routeLinkSchema,
  text,
  texts,
  urlNameSchema,
} from '#src/content/schemas/shared.ts';

/** Categories of reports, each with a filter button. */
export const reportCategories = [
  'all',
  'trends',
  'case-studies',
  'performance',
  'behavior',
  'platform',
] as const;

const reportSchema = z.strictObject({
  id: urlNameSchema,
  title: text,
  description: text,
  category: z.enum(reportCategories).exclude(['all']),
  downloadCount: z.number().int().positive(),
  publishDate: z.iso.date(),
  isPremium: z.boolean(),
  highlights: z.array(text).min(2).max(4),
  sample: z.boolean(),
});

const librarySchema = z.strictObject({
  heading: text,
  labels: z.strictObject({
    categories: z.record(z.enum(reportCategories), text),
    ...texts('filter', 'featured', 'premium', 'free', 'downloads', 'download', 'found'),
  }),
  form: z.strictObject(texts('heading', 'lead', 'salesVolumeHint', 'withoutScript')),
  featured: reportSchema,
  items: z.array(reportSchema).length(10),
});

export const industryReportsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    ways: z.array(routeLinkSchema).length(2),
    picture: pictureOf('pages'),
    facts: z.array(figureSchema).length(3),
  }),
  library: librarySchema,
  spread: z.strictObject({
    caption: text,
    note: text,
    shares: z.array(z.number()).length(10),
    ticks: z.array(z.strictObject({ value: z.number(), label: text })),
    sample: z.boolean(),
  }),
  hours: z.strictObject({
    ...texts('heading', 'lead', 'label'),
    hourNames: z.array(text).length(12),
    days: z
      .array(z.strictObject({ name: text, hours: z.array(z.number().min(0).max(1)).length(12) }))
      .length(7),
    findings: z.array(z.strictObject({ title: text, text: text })).length(3),
    sample: z.boolean(),
  }),
  terms: z.strictObject({
    ...texts('heading', 'lead', 'trap'),
    items: z.array(z.strictObject({ term: text, formula: text, trap: text })).length(6),
  }),
  next: z.strictObject({ heading: text, items: z.array(routeLinkSchema.extend({ note: text })).length(3) }),
});

export type IndustryReportsContent = z.infer<typeof industryReportsSchema>;
export type Report = z.infer<typeof reportSchema>;
export type ReportCategory = (typeof reportCategories)[number];
