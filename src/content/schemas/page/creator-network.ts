import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { creatorStorySchema, figureSchema, headSchema, text } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const opportunitySchema = z.strictObject({
  brand: text,
  category: text,
  compensation: text,
  requirements: z.array(text).min(2),
  deadline: text,
  status: z.enum(['Open', 'Limited Spots']),
  sample: z.boolean(),
});

const niches = ['beauty', 'fashion', 'home', 'food', 'tech', 'wellness'] as const;
const locations = ['atlanta', 'austin', 'chicago', 'los-angeles', 'miami', 'new-york'] as const;
const followerRanges = ['under-50k', '50k-200k', 'over-200k'] as const;

const creatorSchema = z.strictObject({
  name: text,
  handle: z.string().startsWith('@'),
  followers: z.number().int().positive(),
  niche: z.enum(niches),
  location: z.enum(locations),
  /** Sales of an average show in US dollars. */
  avgGMV: z.number().int().positive(),
  rating: z.number().min(1).max(5),
  sample: z.boolean(),
});

const optionsSchema = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.record(z.enum(values), text);

const tabsSchema = z.strictObject({
  heading: text,
  names: z.strictObject({
    opportunities: text,
    training: text,
    community: text,
    directory: text,
    stories: text,
  }),
  opportunities: z.strictObject({
    lead: text,
    /** Link to the application, which covers all jobs of the list. */
    join: text,
    labels: z.strictObject({ compensation: text, requirements: text, deadline: text, apply: text }),
    items: z.array(opportunitySchema).min(4),
  }),
  training: z.strictObject({
    lead: text,
    labels: z.strictObject({ title: text, type: text, duration: text, level: text }),
    items: z.array(z.strictObject({ title: text, type: text, duration: text, level: text })).min(5),
  }),
  community: z.strictObject({
    lead: text,
    text: text,
    join: text,
    room: text,
    messages: z.array(z.strictObject({ name: text, text: text })).min(4),
    figures: z.array(figureSchema).length(3),
    sample: z.boolean(),
  }),
  directory: z.strictObject({
    lead: text,
    all: text,
    labels: z.strictObject({
      niche: text,
      location: text,
      followers: text,
      apply: text,
      found: text,
      empty: text,
      emptyLead: text,
      clear: text,
      followerCount: text,
      avgGMV: text,
      rating: text,
      match: text,
    }),
    niches: optionsSchema(niches),
    locations: optionsSchema(locations),
    followers: optionsSchema(followerRanges),
    items: z.array(creatorSchema).min(12),
  }),
  stories: z.strictObject({
    lead: text,
    read: text,
    gmv: text,
    items: z.array(creatorStorySchema).min(3),
  }),
});

const serviceSchema = z.strictObject({
  title: text,
  text: text,
  picture: decorationOf('scenes'),
  to: z.enum(routeIds).optional(),
});

export const creatorNetworkSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    apply: text,
    browse: text,
    picture: pictureOf('pages'),
    figures: z.array(figureSchema).length(2),
  }),
  tabs: tabsSchema,
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text: text })).length(4),
  }),
  services: z.strictObject({
    heading: text,
    lead: text,
    soon: text,
    join: text,
    items: z.array(serviceSchema).length(6),
  }),
  apply: z.strictObject({
    heading: text,
    lead: text,
    action: text,
    steps: z.array(z.strictObject({ value: text, label: text })).length(3),
  }),
});

export type CreatorNetworkContent = z.infer<typeof creatorNetworkSchema>;
export type NetworkTabs = z.infer<typeof tabsSchema>;
export type Creator = z.infer<typeof creatorSchema>;
export type FollowerRange = (typeof followerRanges)[number];
