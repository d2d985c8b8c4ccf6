import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { brandResultSchema, packagesSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, text } from '#src/content/schemas/shared.ts';

const sharesSchema = z
  .array(z.number())
  .length(5)
  .refine((shares) => shares.reduce((sum, share) => sum + share, 0) === 100, {
    error: 'the five shares must add up to 100',
  });

export const strategicPlanningSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, packages: text, picture: pictureOf('pages') }),
  roles: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(stepSchema.extend({ rule: text })).length(5),
    chart: z.strictObject({
      label: text,
      stages: z.array(z.strictObject({ name: text, values: sharesSchema })).length(3),
      lesson: text,
      sample: z.boolean(),
    }),
  }),
  results: z.strictObject({ heading: text, items: z.array(brandResultSchema).length(3) }),
  services: z.strictObject({
    heading: text,
    get: text,
    items: z.array(stepSchema.extend({ get: text })).length(4),
  }),
  process: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(stepSchema.extend({ hour: text })).length(4),
    end: z.strictObject({ hour: text, title: text }),
  }),
  packages: packagesSchema,
  closing: z.strictObject({
    heading: text,
    lead: text,
    numbers: z.array(z.strictObject({ unit: text, text: text })).length(3),
    action: text,
  }),
});

export type StrategicPlanningContent = z.infer<typeof strategicPlanningSchema>;
