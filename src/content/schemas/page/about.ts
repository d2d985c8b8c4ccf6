import { z } from 'zod';
import { memberSchema } from '#src/content/schemas/member.ts';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  callBandSchema,
  headSchema,
  routeLinkSchema,
  testimonialSchema,
  text,
  texts,
} from '#src/content/schemas/shared.ts';

const markSchema = z.enum(['yes', 'extra', 'no']);

export const aboutSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, jump: text, picture: pictureOf('pages') }),
  timeline: z.strictObject({
    ...texts('heading', 'lead', 'unit'),
    items: z
      .array(z.strictObject({ year: text, shows: z.number().positive(), title: text, text: text }))
      .min(4),
    sample: z.boolean(),
  }),
  purpose: z.strictObject({
    mission: z.strictObject({ heading: text, text: text }),
    vision: z.strictObject({ heading: text, text: text }),
  }),
  values: z.strictObject({
    heading: text,
    cost: text,
    items: z.array(z.strictObject({ title: text, text: text, cost: text })).min(4),
  }),
  team: z.strictObject({
    heading: text,
    lead: text,
    members: z.array(memberSchema).length(6),
  }),
  reasons: z.strictObject({
    ...texts('heading', 'lead', 'caption'),
    columns: z.strictObject({ reason: text, freelancer: text, studio: text, agency: text }),
    marks: z.strictObject({ yes: text, extra: text, no: text }),
    items: z
      .array(
        z.strictObject({
          title: text,
          text: text,
          freelancer: markSchema,
          studio: markSchema,
          agency: markSchema,
        }),
      )
      .min(5),
  }),
  testimonials: z.strictObject({ heading: text, items: z.array(testimonialSchema).length(3) }),
  closing: callBandSchema,
  onward: z.array(routeLinkSchema).length(3),
});

export type AboutContent = z.infer<typeof aboutSchema>;
