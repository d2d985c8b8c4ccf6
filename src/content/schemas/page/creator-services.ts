import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import {
  figureSchema,
  headSchema,
  questionSchema,
  routeLinkSchema,
  testimonialSchema,
  text,
  texts,
} from '#src/content/schemas/shared.ts';

export const creatorServicesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('kicker', 'title', 'lead', 'apply', 'join', 'network'),
    picture: pictureOf('pages'),
    faces: z.array(decorationOf('people')).length(4),
    figure: figureSchema,
  }),
  program: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ when: text, title: text, text: text, outcome: text })).length(6),
  }),
  pay: z.strictObject({
    ...texts('heading', 'lead', 'label'),
    parts: z.strictObject({ base: text, commission: text, bonus: text }),
    total: text,
    /** US dollars per hour on air. */
    stages: z
      .array(z.strictObject({ stage: text, base: z.number(), commission: z.number(), bonus: z.number() }))
      .length(4),
    notes: z.array(z.strictObject({ term: text, text: text })).length(3),
    sample: z.boolean(),
  }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text: text, figure: figureSchema })).length(3),
  }),
  testimonials: z.strictObject({ heading: text, items: z.array(testimonialSchema).length(3) }),
  community: z.strictObject({
    ...texts('heading', 'lead', 'join', 'week'),
    events: z.array(z.strictObject({ day: text, hour: text, title: text, text: text })).min(4),
  }),
  before: z.strictObject({
    heading: text,
    items: z.array(questionSchema).min(3).max(6),
    sample: z.boolean(),
  }),
  apply: z.strictObject({ heading: text, lead: text, links: z.array(routeLinkSchema).length(2) }),
});

export type CreatorServicesContent = z.infer<typeof creatorServicesSchema>;
