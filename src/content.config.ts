import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { contentDir } from '#build/content-dir.ts';
import { pageSchemas } from './content/documents.ts';
import { brandSchema } from './content/schemas/brand.ts';
import { clientsSchema } from './content/schemas/clients.ts';
import { formsSchema } from './content/schemas/forms.ts';
import { frameSchema } from './content/schemas/frame.ts';
import { mailsSchema } from './content/schemas/mails.ts';
import { pricesSchema } from './content/schemas/prices.ts';
import { showSchema, showTextsSchema } from './content/schemas/show.ts';
import { siteSchema } from './content/schemas/site.ts';
import { typeset } from './content/typeset.ts';

function document<Schema extends z.ZodType>(name: string, schema: Schema) {
  return verbatim(name, z.preprocess(typeset, schema));
}

function verbatim<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `**/${name}.yaml`, base: contentDir }), schema });
}

type DocumentOf<Schema> = Schema extends z.ZodType ? ReturnType<typeof document<Schema>> : never;
type Pages = { [Id in keyof typeof pageSchemas]: DocumentOf<(typeof pageSchemas)[Id]> };
const pages = Object.fromEntries(
  Object.entries(pageSchemas).map(([id, schema]) => [id, document(id, schema)]),
) as unknown as Pages;

/** Content collections. A page's collection has the id of its route (src/routes.ts). */
export const collections = {
  brand: verbatim('brand', brandSchema),
  clients: verbatim('clients', clientsSchema),
  frame: document('frame', frameSchema),
  forms: verbatim('forms', formsSchema),
  mails: verbatim('mails', mailsSchema),
  prices: document('prices', pricesSchema),
  site: verbatim('site', siteSchema),
  'show-player': document('show-player', showTextsSchema),
  shows: defineCollection({
    loader: glob({ pattern: '*.yaml', base: `${contentDir}/shows` }),
    schema: showSchema,
  }),
  ...pages,
};
