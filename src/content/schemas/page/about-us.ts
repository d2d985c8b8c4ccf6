import { z } from 'zod';
import { memberSchema } from '#src/content/schemas/member.ts';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  callBandSchema,
  figureSchema,
  headSchema,
  routeLinkSchema,
  text,
} from '#src/content/schemas/shared.ts';

export const aboutUsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, jump: text, picture: pictureOf('pages') }),
  stats: z.array(figureSchema).length(4),
  story: z.strictObject({
    heading: text,
    chapters: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(3),
    chart: z.strictObject({
      label: text,
      orders: text,
      values: z.array(z.number()).min(8),
      point: z.strictObject({ index: z.number().int(), label: text }),
      shows: z.array(text).min(2),
      ticks: z.array(z.strictObject({ value: z.number(), label: text })),
      caption: text,
    }),
    sample: z.boolean(),
  }),
  team: z.strictObject({
    heading: text,
    members: z.array(memberSchema.extend({ quote: text })).length(3),
  }),
  values: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ title: text, text: text })).min(4),
  }),
  onward: callBandSchema.extend({ second: routeLinkSchema, more: routeLinkSchema }),
});

export type AboutUsContent = z.infer<typeof aboutUsSchema>;
