import { z } from 'zod';
import { questionSchema, text, texts, withPlaceholder } from './shared.ts';

/** Rows of the price block, in the order in which the URL fragment lists them. */
export const priceGroups = ['shows', 'set', 'host', 'clips', 'numbers', 'strategy'] as const;

const optionSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d]+$/),
  label: text,
  short: text.optional(),
});
const showCountOptionSchema = optionSchema.extend({
  id: z.string().regex(/^[1-9]\d*$/),
  note: text,
  shortNote: text.optional(),
});
const pricedOptionSchema = optionSchema
  .extend({
    line: text,
    package: text.optional(),
    price: z.number().nonnegative().optional(),
    /** Text after the price, if the options of a group have different ones. */
    per: text.optional(),
    /** Whether the option is paid once, not every month. */
    once: z.literal(true).optional(),
    sample: z.boolean().optional(),
    covers: z.number().int().positive().optional(),
  })
  .refine((one) => (one.package === undefined) !== (one.price === undefined), {
    error: 'an option must have either a package or a price',
  });
const createGroupSchema = <Option extends z.ZodType>(options: Option) =>
  z.strictObject({ label: text, per: text.optional(), options: z.array(options).min(2).max(3) });
const studioSetsSchema = createGroupSchema(pricedOptionSchema).refine(
  ({ options }) => options.filter(({ package: name, price }) => name !== undefined || price).length >= 2,
  { path: ['options'], error: 'at least two sets must have a package or a price above 0' },
);

const choiceSchema = z.record(z.enum(priceGroups), text);
const roomSchema = z.strictObject({
  viewers: z.number().positive(),
  basket: z.number().positive(),
  margin: z.number().positive().max(100),
});
const presetSchema = z.strictObject({ action: text, choice: choiceSchema, room: roomSchema });
const pluralSchema = z.strictObject({ one: text, many: withPlaceholder('count') });

const documentSchema = z.strictObject({
  heading: text,
  lead: text,
  test: z.strictObject({
    heading: text,
    choice: choiceSchema,
    /** Names of the parts of a show that have a price. */
    parts: z.strictObject({ set: text, host: text, strategy: text }),
    total: text,
    text: withPlaceholder('from'),
    action: text,
  }),
  groups: z.strictObject({
    shows: createGroupSchema(showCountOptionSchema),
    set: studioSetsSchema,
    host: createGroupSchema(pricedOptionSchema),
    clips: createGroupSchema(pricedOptionSchema),
    numbers: createGroupSchema(pricedOptionSchema),
    strategy: createGroupSchema(pricedOptionSchema),
  }),
  start: choiceSchema,
  room: z.strictObject({
    label: text,
    note: text,
    fields: z.strictObject({ viewers: text, basket: text, margin: text }),
    start: roomSchema,
  }),
  refusal: presetSchema,
  program: presetSchema,
  average: z.number().positive(),
  scale: z.strictObject({
    most: z.number().positive(),
    ...texts('need', 'average', 'weekly', 'weeklyMetric'),
  }),
  months: z.number().int().positive(),
  facts: z.array(z.strictObject({ label: text, row: text })).length(4),
  ownFact: text,
  numbersRow: text,
  slip: z.strictObject({
    title: text,
    shows: withPlaceholder('count'),
    included: z.strictObject({ line: withPlaceholder('report'), amount: withPlaceholder('set') }),
    month: text,
    show: withPlaceholder('price'),
    minimum: withPlaceholder('price'),
    not: text,
    orders: pluralSchema,
    moved: withPlaceholder('from'),
    once: text,
    test: z.strictObject({
      shows: text,
      month: text,
      minimum: text,
      firstMonth: text,
      monthly: text,
    }),
  }),
  verdict: z.strictObject({
    pays: withPlaceholder('orders'),
    sum: withPlaceholder('exact'),
    even: withPlaceholder('orders'),
    no: text,
    needs: withPlaceholder('share'),
    beyond: withPlaceholder('viewers'),
    basket: withPlaceholder('basket'),
    viewers: withPlaceholder('viewers'),
    other: withPlaceholder('change'),
    changes: z.strictObject({ both: withPlaceholder('set'), set: withPlaceholder('set'), host: text }),
    nothing: text,
    ask: withPlaceholder('fields'),
    and: text,
    strip: z.strictObject({
      pays: withPlaceholder('orders'),
      no: withPlaceholder('orders'),
      nothing: text,
      ask: withPlaceholder('fields'),
    }),
  }),
  actions: z.strictObject(texts('book', 'send', 'print', 'copy', 'copied', 'byHand', 'link')),
  message: withPlaceholder('date'),
  withoutScript: z.strictObject({ caption: text, columns: z.array(text).length(3), example: text }),
  questions: z
    .array(questionSchema.extend({ sample: z.boolean() }))
    .min(3)
    .max(6),
});

export const pricesSchema = documentSchema.superRefine(
  ({ groups, test, start, refusal, program }, { addIssue }) => {
    for (const [index, { package: name }] of groups.host.options.entries()) {
      if (name === undefined) continue;
      const path = ['groups', 'host', 'options', index, 'package'];
      addIssue({
        code: 'custom',
        path,
        message: 'there are no package cards for hosts; enter a price instead',
      });
    }
    for (const [path, choice] of [
      [['test', 'choice'], test.choice],
      [['start'], start],
      [['refusal', 'choice'], refusal.choice],
      [['program', 'choice'], program.choice],
    ] as const) {
      for (const group of priceGroups) {
        const ids = groups[group].options.map(({ id }) => id);
        if (ids.includes(choice[group])) continue;
        const message = `none of these options has that URL name; enter one of ${ids.join(', ')}`;
        addIssue({ code: 'custom', path: [...path, group], message });
      }
    }
  },
);

export type PricesContent = z.infer<typeof pricesSchema>;
export type PriceGroup = (typeof priceGroups)[number];
