import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { clientIdSchema } from './clients.ts';
import { text, texts, withPlaceholder } from './shared.ts';

/** The playable shows: file names, and their names in the desk. */
export const showNames = {
  palo: 'Palo Home',
  verre: 'Maison Verre',
  field: 'Field & Fold',
  nordlys: 'Nordlys',
  oko: 'Oko',
  brightside: 'Brightside',
};

/** Length of a show in minutes. */
const showMinutes = 90;
/** Maximum number of marks below the slider. */
const maxMarks = 6;

/** Sales per minute in US dollars. */
const curveSchema = z.array(z.number().int().min(0).max(1000)).length(showMinutes);

const momentSchema = z.strictObject({
  at: z
    .number()
    .int()
    .min(0)
    .max(showMinutes - 1),
  viewers: z.number().int().positive(),
  say: text,
  chat: z.array(z.strictObject({ name: text, message: text })).length(3),
});

const pinSchema = z.strictObject({
  name: text,
  price: z.number().int().positive(),
  was: z.number().int().positive().optional(),
  note: text.optional(),
});

/** Scene, pinned product, sentence and chat are shown until the next cue. `sold` counts only the minute of the cue. */
const cueSchema = momentSchema.extend({
  cue: text,
  mark: z.literal(true).optional(),
  scene: z.enum(['peak', 'second']),
  pin: pinSchema,
  /** Units sold. This number times the price of the pinned product is the sales of the minute. */
  sold: z.strictObject({ count: z.number().int().positive(), noun: text }),
});

/** The same minute in the first show, with the same product and price. The sales may differ. */
const firstShowMomentSchema = momentSchema.extend({
  sold: z.strictObject({ count: z.number().int().positive(), each: z.number().int().positive(), noun: text }),
});

const isInOrder = (moments: { at: number }[]) =>
  moments[0]?.at === 0 && moments.every(({ at }, index) => index === 0 || at > (moments[index - 1]?.at ?? 0));

/** The first and the tenth show of a brand, minute by minute. */
const documentSchema = z.strictObject({
  /** Part of the URL fragment of a minute: `#palo@12`. */
  id: z.string().regex(/^[a-z]+$/),
  client: clientIdSchema,
  name: text,
  /** The picture on the phone. Only a drawing can change with each minute. */
  picture: decorationOf('shows'),
  /** A picture of the product alone. */
  product: decorationOf('products'),
  /** The minute shown first, which must be a cue of the tenth show. */
  peak: z.number().int(),
  curves: z.strictObject({ first: curveSchema, tenth: curveSchema }),
  tenth: z
    .array(cueSchema)
    .min(12)
    .max(16)
    .refine(isInOrder, 'cues must start at minute 0 and be in order')
    .refine((cues) => cues.filter(({ mark }) => mark).length === maxMarks, 'exactly six cues must be marked'),
  first: z
    .array(firstShowMomentSchema)
    .min(3)
    .refine(isInOrder, 'moments must start at minute 0 and be in order'),
  sample: z.literal(true),
});

export const showSchema = documentSchema.refine(({ peak, tenth }) => tenth.some(({ at }) => at === peak), {
  path: ['peak'],
  error: 'the opening minute must be a cue of the tenth show',
});

export type Show = z.infer<typeof showSchema>;

export const showTextsSchema = z.strictObject({
  ...texts(
    'live',
    'range',
    'brands',
    'shows',
    'first',
    'tenth',
    'watching',
    'soldLabel',
    'thisMinute',
    'dollarsThisMinute',
    'inFirst',
  ),
  ...texts('inTenth', 'after'),
  producer: withPlaceholder('name'),
  ...texts('copy', 'copied', 'notCopied', 'marks', 'table', 'failed', 'play'),
});

export type ShowTexts = z.infer<typeof showTextsSchema>;
