import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { packagesSchema, resultSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { headSchema, text, texts } from '#src/content/schemas/shared.ts';

const letterSchema = stepSchema.extend({
  letter: z.string().length(1),
  from: text,
  line: text,
});

export const hostTrainingSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, programs: text, picture: pictureOf('pages') }),
  framework: z.strictObject({
    ...texts('heading', 'lead', 'track'),
    letters: z.array(letterSchema).length(5),
    end: text,
  }),
  modules: z.strictObject({
    ...texts('heading', 'lead', 'drill'),
    items: z.array(stepSchema.extend({ duration: text, drill: text })).length(4),
  }),
  tape: z.strictObject({
    ...texts('heading', 'lead', 'caption', 'minute'),
    /** Number of the four pitches in which the host used each step, per quarter hour of a two-hour show. */
    minutes: z.array(text).length(8),
    rows: z
      .array(
        z.strictObject({ letter: text, name: text, said: z.array(z.number().int().min(0).max(4)).length(8) }),
      )
      .length(5),
    orders: z.strictObject({ name: text, values: z.array(z.number().int()).length(8) }),
    notes: z.array(stepSchema).length(3),
    sample: z.boolean(),
  }),
  results: z.array(resultSchema).length(3),
  packages: packagesSchema,
  closing: z.strictObject({ figure: text, heading: text, lead: text, audit: text, call: text }),
});

export type HostTrainingContent = z.infer<typeof hostTrainingSchema>;
