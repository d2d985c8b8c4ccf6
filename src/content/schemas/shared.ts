import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { routeIds } from '#src/routes.ts';

const text = z.string().trim().min(1);

/** Required texts, in the order of the desk's form: `texts('heading', 'lead')`. */
export function texts<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** The texts of a toast. The form sets its style. */
export const toastSchema = z.strictObject({ title: text, description: text });

/** A text with one placeholder, such as `{email}`. */
export const withPlaceholder = (placeholder: string) => text.includes(`{${placeholder}}`);

export const headSchema = z.strictObject({
  title: text.max(70),
  description: text.min(50).max(170),
});

export const figureSchema = z.strictObject({ value: text, label: text });

/** `sample: true` marks invented proof that the agency must replace; the launch check lists it. */
export const testimonialSchema = z.strictObject({
  ...texts('name', 'role', 'content'),
  rating: z.number().min(1).max(5),
  metric: text,
  initials: text.max(2),
  sample: z.boolean(),
});

export const creatorStorySchema = z.strictObject({
  ...texts('creator', 'brand', 'gmv', 'description', 'metric'),
  sample: z.boolean(),
});

/** The name of a list entry in URLs. The desk derives it from the title of a new entry. */
export const urlNameSchema = z
  .string()
  .regex(/^[a-z\d-]+$/)
  .meta({ urlName: true });

export const questionSchema = z.strictObject({
  id: urlNameSchema,
  question: text,
  answer: text,
});

/** Anchor or state of a page, as at the end of its URL: `#packages`, `?tab=directory#network`. */
export const urlSuffixSchema = z.string().regex(/^[?#]/);

export const routeLinkSchema = z.strictObject({
  label: text,
  note: text.optional(),
  to: z.enum(routeIds),
  at: urlSuffixSchema.optional(),
});

/** A closing band with a strategy call button. */
export const callBandSchema = z.strictObject({
  ...texts('heading', 'lead', 'action'),
  second: routeLinkSchema.optional(),
});

/** A closing band with a button next to a picture. */
export const closingSchema = callBandSchema.extend({ picture: decorationOf('closings') });

export type Head = z.infer<typeof headSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Question = z.infer<typeof questionSchema>;
export type RouteLink = z.infer<typeof routeLinkSchema>;
export type CallBandContent = z.infer<typeof callBandSchema>;
export type Closing = z.infer<typeof closingSchema>;

export { text };
