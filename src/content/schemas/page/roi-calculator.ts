import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  closingSchema,
  headSchema,
  questionSchema,
  text,
  texts,
  withPlaceholder,
} from '#src/content/schemas/shared.ts';

const amountSchema = z.number().positive();

export const roiCalculatorSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, withoutScript: text }),
  standby: z.strictObject({ picture: pictureOf('pages'), title: text, text }),
  note: text,
  afterShow: z.strictObject({ label: text, text: withPlaceholder('shows'), link: text }),
  example: z.strictObject({
    average_order_value: amountSchema,
    profit_margin: amountSchema,
    products_per_event: amountSchema,
    viewers_per_event: amountSchema,
    conversion_rate: amountSchema,
    events_per_month: amountSchema,
  }),
  formula: z.strictObject({
    ...texts('heading', 'lead', 'action'),
    steps: z.strictObject({ customers: text, revenue: text, profit: text, year: text, afterShow: text }),
    units: z.strictObject({ viewers: text, customers: text, events: text, months: text }),
    leftOut: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ title: text, text, link: text.optional() })).length(4),
    }),
  }),
  levers: z.strictObject({
    ...texts('heading', 'lead', 'chart', 'gain', 'start'),
    steps: z
      .array(
        z.strictObject({
          input: z.enum(['viewers_per_event', 'conversion_rate', 'average_order_value']),
          to: amountSchema,
          title: text,
          text,
        }),
      )
      .length(3),
  }),
  faq: z.strictObject({ heading: text, items: z.array(questionSchema).length(5) }),
  closing: closingSchema,
});

export type RoiCalculatorContent = z.infer<typeof roiCalculatorSchema>;
