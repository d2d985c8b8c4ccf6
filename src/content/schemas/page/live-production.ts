import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { packagesSchema, resultSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, text, texts } from '#src/content/schemas/shared.ts';

export const liveProductionSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('title', 'lead', 'packages', 'call', 'reel', 'until', 'strategyCall'),
    picture: pictureOf('pages'),
  }),
  process: z.strictObject({ heading: text, steps: z.array(stepSchema).length(4) }),
  packages: packagesSchema,
  room: z.strictObject({
    ...texts('heading', 'lead', 'plan'),
    sides: z.tuple([text, text]),
    sets: z.tuple([text, text]),
    highlights: z
      .array(stepSchema.extend({ marks: z.array(z.enum(['1', '2', '3', 'M', 'U', 'O'])).min(1) }))
      .length(4),
  }),
  stats: z.array(resultSchema).length(3),
  closing: z.strictObject({ heading: text, lead: text, action: text, strategyCall: text, write: text }),
});

export type LiveProductionContent = z.infer<typeof liveProductionSchema>;
