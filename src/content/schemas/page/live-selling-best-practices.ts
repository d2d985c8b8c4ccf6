import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { closingSchema, figureSchema, headSchema, text, texts } from '#src/content/schemas/shared.ts';

const ruleSchema = z.strictObject({ rule: text, why: text });

export const bestPracticesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, jump: text, picture: pictureOf('pages') }),
  statistics: z.array(figureSchema).length(4),
  playbook: z.strictObject({
    heading: text,
    lead: text,
    phases: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          title: text,
          picture: decorationOf('scenes'),
          when: text,
          goal: text,
          practices: z.array(ruleSchema).length(5),
        }),
      )
      .length(4),
  }),
  repeat: z.strictObject({
    heading: text,
    paragraphs: z.array(text).length(2),
    ...texts('chart', 'often', 'seldom'),
    /** The model's parameters, in minutes: average stay, time between two offers, length of the chart. */
    stay: z.number().positive().max(180),
    everyOften: z.number().positive().max(180),
    everySeldom: z.number().positive().max(180),
    minutes: z.number().int().min(5).max(180),
    xLabels: z.array(text).min(2),
    ticks: z.array(z.strictObject({ value: z.number(), label: text })),
    note: text,
  }),
  pairs: z.strictObject({
    ...texts('heading', 'do', 'dont'),
    items: z.array(z.strictObject({ topic: text, do: text, dont: text })).length(6),
  }),
  checklist: z.strictObject({
    heading: text,
    lead: text,
    preview: z.array(text).length(6),
    more: text,
    form: z.strictObject({ note: text, withoutScript: text }),
  }),
  benchmarks: z.strictObject({
    heading: text,
    lead: text,
    columns: z.strictObject({ metric: text, floor: text, good: text, top: text }),
    rows: z
      .array(z.strictObject({ metric: text, meaning: text, floor: text, good: text, top: text }))
      .length(6),
    note: text,
  }),
  closing: closingSchema.extend({ points: z.array(text).length(2) }),
});

export type BestPracticesContent = z.infer<typeof bestPracticesSchema>;
