import { z } from 'zod';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { creatorStorySchema, figureSchema, headSchema, text, texts } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const opportunitySchema = z.strictObject({
  ...texts('brand', 'category', 'compensation'),
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
  names: z.strictObject(texts('opportunities', 'training', 'community', 'directory', 'stories')),
  opportunities: z.strictObject({
    lead: text,
    /** Link to the application form, which covers all jobs of the list. */
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
    ...texts('lead', 'text', 'join', 'room'),
    messages: z.array(z.strictObject({ name: text, text: text })).min(4),
    figures: z.array(figureSchema).length(3),
    sample: z.boolean(),
  }),
  directory: z.strictObject({
    lead: text,
    all: text,
    labels: z.strictObject({
      ...texts(
        'niche',
        'location',
        'followers',
        'apply',
        'found',
        'empty',
        'emptyLead',
        'clear',
        'followerCount',
        'avgGMV',
        'rating',
      ),
      match: text,
    }),
    niches: optionsSchema(niches),
    locations: optionsSchema(locations),
    followers: optionsSchema(followerRanges),
    items: z.array(creatorSchema).min(12),
  }),
  stories: z.strictObject({
    ...texts('lead', 'read', 'gmv'),
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
    ...texts('title', 'lead', 'apply', 'browse'),
    picture: pictureOf('pages'),
    figures: z.array(figureSchema).length(2),
  }),
  tabs: tabsSchema,
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text: text })).length(4),
  }),
  services: z.strictObject({
    ...texts('heading', 'lead', 'soon', 'join'),
    items: z.array(serviceSchema).length(6),
  }),
  apply: z.strictObject({
    ...texts('heading', 'lead', 'action'),
    steps: z.array(z.strictObject({ value: text, label: text })).length(3),
  }),
});

export type CreatorNetworkContent = z.infer<typeof creatorNetworkSchema>;
export type NetworkTabs = z.infer<typeof tabsSchema>;
export type Creator = z.infer<typeof creatorSchema>;
export type FollowerRange = (typeof followerRanges)[number];
