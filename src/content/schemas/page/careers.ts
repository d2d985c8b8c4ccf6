import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { figureSchema, headSchema, routeLinkSchema, text, texts } from '#src/content/schemas/shared.ts';

const itemSchema = z.strictObject({ title: text, text: text });

/** Hours since midnight of a show day: 25 is 1 AM on the next day. */
const shiftSchema = z.strictObject({ name: text, hours: text, from: z.number(), to: z.number() });

export const careersSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('title', 'lead', 'jump'),
    picture: pictureOf('pages'),
    facts: z.array(figureSchema).length(3),
  }),
  positions: z.strictObject({
    ...texts('heading', 'apply', 'instead'),
    labels: z.strictObject({ salary: text, requirements: text }),
    items: z
      .array(
        z.strictObject({
          ...texts('title', 'department', 'location', 'type'),
          salaryRange: z.string().regex(/^\$\d+k-\$\d+k$/),
          description: text,
          requirements: z.array(text).min(3),
        }),
      )
      .length(4),
  }),
  day: z.strictObject({
    ...texts('heading', 'lead', 'label'),
    ticks: z.array(z.strictObject({ at: z.number(), label: text })),
    air: z.strictObject({ at: z.number(), label: text }),
    shifts: z.array(shiftSchema).length(4),
  }),
  values: z.strictObject({ heading: text, items: z.array(itemSchema).length(4) }),
  perks: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ figure: text, title: text, text: text })).length(4),
  }),
  hiring: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(z.strictObject({ title: text, text: text, time: text })).length(4),
  }),
  resume: z.strictObject({ heading: text, lead: text, action: text, instead: text }),
  onward: z.array(routeLinkSchema).length(3),
});

export type CareersContent = z.infer<typeof careersSchema>;
