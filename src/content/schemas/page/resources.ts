import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { headSchema, routeLinkSchema, text, texts } from '#src/content/schemas/shared.ts';

/** The tabs of the finder. */
export const resourceTabs = ['all', 'guides', 'videos', 'reports', 'tools', 'templates'] as const;

const resourceSchema = z.strictObject({
  title: text,
  kind: z.enum(resourceTabs).exclude(['all']),
  type: z.enum(['free', 'premium']),
  format: text,
  text: text,
  downloads: z.number().int().positive(),
});

const finderSchema = z.strictObject({
  heading: text,
  labels: z.strictObject({
    search: text,
    placeholder: text,
    tabs: z.record(z.enum(resourceTabs), text),
    found: text,
    downloads: text,
    type: z.record(z.enum(['free', 'premium']), text),
    ...texts('access', 'instead', 'empty', 'emptyLead', 'reset'),
  }),
  items: z.array(resourceSchema).min(12),
});

const documentSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    ways: z.array(routeLinkSchema).length(2),
    picture: pictureOf('pages'),
  }),
  featured: z.strictObject({
    ...texts('label', 'heading', 'lead'),
    facts: z.array(text).length(3),
    action: text,
    columns: z.strictObject({ clock: text, block: text, work: text, leave: text }),
    rows: z.array(z.strictObject({ clock: text, block: text, work: text, leave: text })).min(5),
  }),
  finder: finderSchema,
  picks: z.strictObject({
    ...texts('heading', 'lead', 'chart'),
    items: z.array(z.strictObject({ title: text, why: text })).length(5),
  }),
  newsletter: z.strictObject(texts('heading', 'lead', 'label', 'placeholder', 'action', 'instead')),
  onward: z.array(routeLinkSchema).length(3),
});

export const resourcesSchema = documentSchema.refine(
  ({ finder, picks }) => picks.items.every(({ title }) => finder.items.some((item) => item.title === title)),
  { path: ['picks', 'items'], error: 'a popular pick must be on the shelf with the same title' },
);

export type ResourcesContent = z.infer<typeof resourcesSchema>;
export type Resource = z.infer<typeof resourceSchema>;
export type ResourceTab = (typeof resourceTabs)[number];
