import { z } from 'zod';
import { clientIdSchema } from './clients.ts';
import { figureSchema, text, texts } from './shared.ts';

export const stepSchema = z.strictObject({ title: text, text: text });

const packageSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  price: text,
  /** What the price includes, such as unit, period or seats. */
  terms: text,
  features: z.array(text).min(3).max(6),
  action: text,
  popular: z.literal(true).optional(),
});

const comparisonRowSchema = z.strictObject({ label: text, values: z.array(text).length(3) });

export const packagesSchema = z
  .strictObject({
    heading: text,
    lead: text.optional(),
    popular: text,
    items: z.array(packageSchema).length(3),
    compare: text,
    rows: z.array(comparisonRowSchema).min(6),
  })
  .refine(({ items }) => items.filter(({ popular }) => popular).length === 1, {
    error: 'exactly one package must be the popular one',
  });

export const resultSchema = figureSchema.extend({ note: text });

export const brandResultSchema = z.strictObject({
  client: clientIdSchema,
  ...texts('value', 'label', 'note'),
  sample: z.boolean(),
});

export type Step = z.infer<typeof stepSchema>;
export type Packages = z.infer<typeof packagesSchema>;
export type Package = Packages['items'][number];
export type Result = z.infer<typeof resultSchema>;
export type BrandResult = z.infer<typeof brandResultSchema>;
