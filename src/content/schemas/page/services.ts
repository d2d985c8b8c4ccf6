import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { resultSchema, stepSchema } from '#src/content/schemas/service-page.ts';
import { closingSchema, headSchema, routeLinkSchema, text } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const serviceSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  description: text,
  benefits: z.array(text).length(4),
  approach: text,
  action: routeLinkSchema.partial({ to: true }),
  picture: decorationOf('rooms'),
  more: z.strictObject({ label: text, to: z.enum(routeIds) }).optional(),
  note: text.optional(),
});

const workSchema = z.strictObject({
  service: text,
  from: z.number().int().min(1).max(7),
  to: z.number().int().min(1).max(7),
  text: text,
});

export const servicesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, lead: text, call: text, prices: text, guide: text, rooms: text }),
  week: z.strictObject({
    heading: text,
    lead: text,
    /** The word before each day's number. */
    day: text,
    work: z.array(workSchema).min(5),
    after: text,
    figures: z.array(resultSchema).length(4),
    /** How the percentages on this page and others are calculated. */
    counted: text,
  }),
  services: z.strictObject({
    heading: text,
    lead: text,
    /** Label of the button that shows what a service includes on phones. */
    included: text,
    approach: text,
    items: z.array(serviceSchema).length(8),
  }),
  reasons: z.strictObject({ heading: text, items: z.array(stepSchema).length(3) }),
  closing: closingSchema,
});

export type ServicesContent = z.infer<typeof servicesSchema>;
export type Service = ServicesContent['services']['items'][number];
