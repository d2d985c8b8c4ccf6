import { z } from 'zod';
import { clientIdSchema } from '#src/content/schemas/clients.ts';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { closingSchema, figureSchema, headSchema, text, texts } from '#src/content/schemas/shared.ts';

const stageSchema = z.strictObject({
  stage: z.number().int().min(1).max(6),
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  duration: text,
  /** First and last day of the stage in the three-week plan. */
  from: z.number().int().min(1).max(21),
  to: z.number().int().min(1).max(21),
  description: text,
  actions: z.array(text).length(4),
  tip: text,
  tools: z.array(text).min(2).max(4),
});

export const strategyGuideSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    ...texts('title', 'lead', 'get', 'read'),
    facts: z.array(figureSchema).length(3),
    picture: pictureOf('pages'),
  }),
  change: z.strictObject({
    ...texts('heading', 'before', 'after'),
    items: z.array(z.strictObject({ label: text, before: text, after: text })).length(4),
    note: text,
    sample: z.boolean(),
  }),
  framework: z.strictObject({
    ...texts('heading', 'lead', 'days'),
    labels: z.strictObject({ actions: text, tip: text, tools: text, day: text }),
    stages: z.array(stageSchema).length(6),
  }),
  guide: z.strictObject({
    ...texts('heading', 'lead', 'pages'),
    contents: z.array(z.strictObject({ page: z.number().int().min(1).max(20), title: text })).length(10),
    form: z.strictObject({ withoutScript: text }),
  }),
  tips: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ minutes: text, title: text, text: text })).length(7),
  }),
  video: z.strictObject({
    ...texts('heading', 'lead', 'play', 'length'),
    picture: pictureOf('scenes'),
    chapters: z.array(z.strictObject({ time: text, text: text })).min(4),
  }),
  spotlight: z.strictObject({
    heading: text,
    client: clientIdSchema,
    text: text,
    figures: z.array(figureSchema).length(3),
    more: text,
    sample: z.boolean(),
  }),
  closing: closingSchema,
});

export type StrategyGuideContent = z.infer<typeof strategyGuideSchema>;
export type Stage = z.infer<typeof stageSchema>;
