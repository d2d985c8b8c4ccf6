import { z } from 'zod';
import { routeIds } from '#src/routes.ts';
import { routeLinkSchema, text, texts } from './shared.ts';

/** The texts of header, Get Started dialog and footer. */
export const frameSchema = z.strictObject({
  navigation: z.array(routeLinkSchema).length(7),
  getStarted: z.strictObject({
    ...texts('action title lead back'),
    choices: z.strictObject({
      brand: z.strictObject({
        ...texts('label note title'),
        entries: z.array(routeLinkSchema).length(10),
      }),
      creator: z.strictObject({
        ...texts('label note title'),
        entries: z.array(routeLinkSchema).length(7),
      }),
    }),
  }),
  callBar: z.strictObject({
    label: text,
    brand: z.strictObject({ call: text, second: routeLinkSchema }),
    creator: z.strictObject({
      pages: z.array(z.enum(routeIds)),
      apply: routeLinkSchema,
      second: routeLinkSchema,
    }),
  }),
  footer: z.strictObject({
    promise: text,
    loads: text,
    newsletter: z.strictObject(texts('title lead withoutScript')),
    groups: z.array(z.strictObject({ title: text, links: z.array(z.enum(routeIds)).min(1) })),
  }),
});

export type FrameContent = z.infer<typeof frameSchema>;
