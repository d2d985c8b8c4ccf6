import { z } from 'zod';
import { routeIds } from '#src/routes.ts';
import { routeLinkSchema, text, texts } from './shared.ts';

const agendaSchema = z.strictObject({
  /** Label of the button that opens the agenda on phones. */
  label: text,
  parts: z.array(z.strictObject({ minutes: text, title: text, text: text })).length(3),
  note: text,
});

/** The texts of header, Get Started dialog and footer, and the agenda of the strategy call. */
export const frameSchema = z.strictObject({
  navigation: z.array(routeLinkSchema).length(7),
  getStarted: z.strictObject({
    ...texts('action', 'title', 'lead', 'back'),
    choices: z.strictObject({
      brand: z.strictObject({
        ...texts('label', 'note', 'title'),
        entries: z.array(routeLinkSchema).length(10),
      }),
      creator: z.strictObject({
        ...texts('label', 'note', 'title'),
        entries: z.array(routeLinkSchema).length(7),
      }),
    }),
  }),
  agenda: agendaSchema,
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
    newsletter: z.strictObject(texts('title', 'lead', 'withoutScript')),
    groups: z.array(z.strictObject({ title: text, links: z.array(z.enum(routeIds)).min(1) })),
  }),
});

export type Agenda = z.infer<typeof agendaSchema>;
export type FrameContent = z.infer<typeof frameSchema>;
