import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import {
  creatorStorySchema,
  figureSchema,
  headSchema,
  routeLinkSchema,
  text,
  texts,
} from '#src/content/schemas/shared.ts';

const barSchema = z.strictObject({ value: z.number(), text: text });

const moduleSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  /** Duration in hours. */
  duration: z.number().positive(),
  lessons: z.number().int().positive(),
  aim: text,
  topics: z.array(text).length(4),
});

const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  description: text,
  items: z.array(text).length(4),
});

export const hostTrainingMaterialsSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, audit: text, modules: text, picture: pictureOf('pages') }),
  figures: z.array(figureSchema).length(6),
  change: z.strictObject({
    ...texts('heading', 'lead', 'chart'),
    names: z.strictObject({ before: text, after: text }),
    rows: z.array(z.strictObject({ label: text, before: barSchema, after: barSchema })).length(5),
    sample: z.boolean(),
  }),
  modules: z.strictObject({
    ...texts('heading', 'lead', 'hours', 'hour', 'lessons'),
    /** Label of the button that shows the topics of a module on phones. */
    topics: text,
    items: z.array(moduleSchema).length(6),
  }),
  comparison: z.strictObject({
    heading: text,
    lead: text,
    columns: z.strictObject({ moment: text, untrained: text, trained: text }),
    /** Label of the button that, on phones, shows all moments after the second. */
    more: text,
    rows: z.array(z.strictObject({ moment: text, untrained: text, trained: text, why: text })).length(5),
  }),
  cards: z.strictObject({
    ...texts('heading', 'lead', 'contents', 'action'),
    items: z.array(cardSchema).length(4),
  }),
  stories: z.strictObject({
    heading: text,
    items: z.array(creatorStorySchema.extend({ picture: decorationOf('people') })).length(3),
  }),
  audit: z.strictObject({
    ...texts('heading', 'lead', 'minutes', 'minutesLabel'),
    parts: z.array(text).length(3),
    form: z.strictObject({ withoutScript: text }),
  }),
  closing: z.strictObject({
    heading: text,
    ways: z.array(routeLinkSchema.extend({ title: text, note: text })).length(2),
  }),
});

export type HostTrainingMaterialsContent = z.infer<typeof hostTrainingMaterialsSchema>;
export type ResourceCard = z.infer<typeof cardSchema>;
