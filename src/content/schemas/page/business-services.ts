import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import {
  figureSchema,
  headSchema,
  questionSchema,
  routeLinkSchema,
  text,
  texts,
  urlSuffixSchema,
  withPlaceholder,
} from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const featureSchema = z.strictObject({
  title: text,
  text: text,
  picture: z.enum(['markets', 'report']).optional(),
  fact: figureSchema.optional(),
});

const marketSchema = z.strictObject({
  name: text,
  /** Start and end of this market's shows, in hours of the day in UTC. */
  from: z.number().min(0).max(24),
  to: z.number().min(0).max(24),
  local: text,
});

export const businessServicesSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    kicker: text,
    lines: z.array(text).length(2),
    lead: text,
    call: text,
    prices: routeLinkSchema,
    play: routeLinkSchema,
    picture: pictureOf('pages'),
  }),
  doors: z.strictObject({
    label: text,
    one: z.strictObject({
      title: text,
      link: routeLinkSchema,
      text: withPlaceholder('from').and(withPlaceholder('test')),
    }),
    group: z.strictObject({
      title: text,
      link: routeLinkSchema,
      text: text,
      figures: z.array(figureSchema).length(2),
    }),
  }),
  /** Playable shows of clients. Each show opens at the minute in `at`. */
  cases: z.strictObject({
    heading: text,
    to: z.enum(routeIds),
    items: z
      .array(
        z.strictObject({
          picture: decorationOf('shows'),
          ...texts('name', 'first', 'tenth', 'play'),
          at: urlSuffixSchema,
        }),
      )
      .length(3),
  }),
  quarter: z.strictObject({
    heading: text,
    lead: text,
    chart: z.strictObject({
      ...texts('label', 'withShows', 'without'),
      live: z.array(z.number()).length(13),
      plain: z.array(z.number()).length(13),
      point: z.strictObject({ index: z.number().int(), label: text }),
      weeks: z.array(text).min(2),
      ticks: z.array(z.strictObject({ value: z.number(), label: text })),
      sample: z.boolean(),
    }),
    turns: z.array(z.strictObject({ week: text, text: text })).length(3),
  }),
  features: z.strictObject({
    heading: text,
    lead: text,
    /** Label of the button that, on phones, shows all features after the third. */
    more: text,
    items: z.array(featureSchema).length(8),
    markets: z.strictObject({ caption: text, items: z.array(marketSchema).min(3) }),
    report: z.strictObject({
      caption: text,
      rows: z.array(z.strictObject({ metric: text, value: text, change: text })).min(3),
      sample: z.boolean(),
    }),
  }),
  decisions: z.strictObject({
    heading: text,
    lead: text,
    labels: z.strictObject({ yours: text, ours: text, deadline: text }),
    /** Label of the button that, on phones, shows all decisions after the second. */
    more: text,
    items: z.array(z.strictObject({ title: text, yours: text, ours: text, deadline: text })).min(4),
  }),
  benefits: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ desk: text, picture: decorationOf('people'), title: text, text: text }))
      .length(3),
  }),
  procurement: z.strictObject({
    heading: text,
    lead: text,
    /** Label of the button that shows the list on phones. */
    open: text,
    items: z.array(z.strictObject({ title: text, text: text })).min(5),
    sample: z.boolean(),
  }),
  questions: z.strictObject({ heading: text, items: z.array(questionSchema).min(4), sample: z.boolean() }),
  consultation: z.strictObject({
    heading: text,
    lead: text,
    request: routeLinkSchema,
    call: text,
    label: text,
    parts: z.array(z.strictObject({ minutes: text, title: text, text: text })).length(4),
  }),
  onward: z.array(routeLinkSchema).length(3),
});

export type BusinessServicesContent = z.infer<typeof businessServicesSchema>;
