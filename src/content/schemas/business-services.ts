import { z } from 'zod';
import { figureSchema, headSchema, routeLinkSchema, text } from './shared.ts';

const featureSchema = z.strictObject({
  title: text,
  text: text,
  /** A picture that a wide card holds. */
  picture: z.enum(['markets', 'report']).optional(),
  /** The number a narrow card ends on. */
  fact: figureSchema.optional(),
});

const marketSchema = z.strictObject({
  name: text,
  /** Hours of the day in UTC between which this market's shows run. */
  from: z.number().min(0).max(24),
  to: z.number().min(0).max(24),
  local: text,
});

export const businessServicesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    kicker: text,
    title: text,
    lead: text,
    ways: z.array(routeLinkSchema).length(2),
    art: text,
    figures: z.array(figureSchema).length(2),
  }),
  quarter: z.strictObject({
    heading: text,
    lead: text,
    chart: z.strictObject({
      label: text,
      withShows: text,
      without: text,
      /** Index per week of the quarter, the four weeks before it being 100. */
      live: z.array(z.number()).length(13),
      plain: z.array(z.number()).length(13),
      point: z.strictObject({ index: z.number().int(), label: text }),
      weeks: z.array(text).min(2),
      ticks: z.array(z.strictObject({ value: z.number(), label: text })),
      sample: z.boolean(),
    }),
    turns: z.array(z.strictObject({ week: text, text: text })).length(3),
  }),
  features: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(featureSchema).length(8),
    markets: z.strictObject({ caption: text, items: z.array(marketSchema).min(3) }),
    report: z.strictObject({
      caption: text,
      rows: z.array(z.strictObject({ metric: text, value: text, change: text })).min(3),
      sample: z.boolean(),
    }),
  }),
  decisions: z.strictObject({
    heading: text,
    lead: text,
    labels: z.strictObject({ yours: text, ours: text, deadline: text }),
    items: z.array(z.strictObject({ title: text, yours: text, ours: text, deadline: text })).min(4),
  }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ desk: text, title: text, text: text })).length(3),
  }),
  consultation: z.strictObject({
    heading: text,
    lead: text,
    request: routeLinkSchema,
    call: text,
    label: text,
    parts: z.array(z.strictObject({ minutes: text, title: text, text: text })).length(4),
  }),
  onward: z.array(routeLinkSchema).length(3),
});

export type BusinessServicesContent = z.infer<typeof businessServicesSchema>;
