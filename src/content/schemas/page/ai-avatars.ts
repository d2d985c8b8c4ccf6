import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { packagesSchema, resultSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, text, texts } from '#src/content/schemas/shared.ts';

const shiftSchema = z.strictObject({
  from: z.number().int().min(0).max(23),
  to: z.number().int().min(1).max(24),
  who: z.enum(['host', 'avatar']),
  language: text,
  market: text,
});

const benefitsSchema = z.strictObject({ heading: text, items: z.array(text).length(4) });

export const aiAvatarsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('tag', 'title', 'lead', 'join', 'options'),
    picture: pictureOf('pages'),
  }),
  stats: z.array(resultSchema).length(3),
  capabilities: z.strictObject({
    heading: text,
    items: z.array(stepSchema.extend({ figure: text })).length(4),
  }),
  day: z.strictObject({
    ...texts('heading', 'lead', 'caption'),
    columns: z.strictObject({ hours: text, who: text, language: text, market: text }),
    who: z.strictObject({ host: text, avatar: text }),
    shifts: z
      .array(shiftSchema)
      .refine((shifts) => shifts.every(({ from }, i) => from === (i ? shifts[i - 1]?.to : 0)), {
        error: 'each shift must start when the previous one ends',
      }),
    sample: z.boolean(),
  }),
  benefits: z.strictObject({ heading: text, brands: benefitsSchema, creators: benefitsSchema }),
  packages: packagesSchema,
  advanced: z.strictObject({ heading: text, lead: text, items: z.array(stepSchema).length(4) }),
  process: z.strictObject({ heading: text, steps: z.array(stepSchema).length(4) }),
  closing: z.strictObject({ heading: text, lead: text, get: text }),
});

export type AiAvatarsContent = z.infer<typeof aiAvatarsSchema>;
