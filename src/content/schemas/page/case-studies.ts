import { z } from 'zod';
import { caseSchema } from '#src/content/schemas/case.ts';
import { clientIdSchema } from '#src/content/schemas/clients.ts';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { callBandSchema, figureSchema, headSchema, text, texts } from '#src/content/schemas/shared.ts';

const isUnique = (ids: string[]) => new Set(ids).size === ids.length;

const tileSchema = z.strictObject({
  ...texts('name', 'role', 'length', 'quote'),
  picture: decorationOf('people'),
  sample: z.boolean(),
});

export const caseStudiesSchema = z
  .strictObject({
    head: headSchema,
    hero: z.strictObject({ title: text, lead: text, call: text, picture: pictureOf('pages') }),
    statistics: z.strictObject({ items: z.array(figureSchema).length(4), note: text, sample: z.boolean() }),
    labels: z.strictObject({
      ...texts('featured', 'challenge', 'solution', 'highlights'),
      /** `more` is the label of the button that shows challenge, solution and highlights of a case on phones. */
      ...texts(
        'more',
        'revenue',
        'conversion',
        'viewers',
        'growth',
        'cost',
        'before',
        'after',
        'firstToTenth',
      ),
    }),
    axes: z.strictObject({
      time: z.array(text),
      revenue: z.array(z.strictObject({ value: z.number(), label: text })),
    }),
    featured: caseSchema.extend({ featured: z.literal(true) }),
    shows: z.strictObject({ heading: text, lead: text }),
    others: z
      .strictObject({
        heading: text,
        lead: text,
        items: z
          .array(caseSchema.extend({ featured: z.literal(false) }))
          .min(1)
          .max(12)
          .meta({ item: 'case study' }),
      })
      .meta({ title: 'Other case studies' }),
    tapes: z.strictObject({ heading: text, lead: text, play: text, items: z.array(tileSchema).length(4) }),
    industries: z.strictObject({
      heading: text,
      lead: text,
      /** Label of the button that shows the table on phones. */
      open: text,
      columns: z.strictObject({ industry: text, shows: text, gpm: text, returns: text, lesson: text }),
      items: z
        .array(
          z.strictObject({
            industry: text,
            shows: z.number().int(),
            /** Sales per thousand views, in dollars. */
            gpm: z.number(),
            returns: text,
            lesson: text,
          }),
        )
        .length(5),
      sample: z.boolean(),
    }),
    names: z.strictObject({
      clients: text,
      marks: z.array(clientIdSchema).length(6),
      press: text,
      titles: z.array(z.strictObject({ name: text, sample: z.boolean() })).min(4),
    }),
    closing: callBandSchema,
  })
  .refine(({ featured, others }) => isUnique([featured, ...others.items].map(({ id }) => id)), {
    error: 'two case studies have the same URL name',
    path: ['others', 'items'],
  });

export type CaseStudiesContent = z.infer<typeof caseStudiesSchema>;
export type VideoTestimonial = z.infer<typeof tileSchema>;
