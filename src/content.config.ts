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

function defineDocument<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineUntypesetDocument(name, z.preprocess(typeset, schema));
}

function defineUntypesetDocument<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `**/${name}.yaml`, base: contentDir }), schema });
}

type DocumentOf<Schema> = Schema extends z.ZodType ? ReturnType<typeof defineDocument<Schema>> : never;
type Pages = { [Id in keyof typeof pageSchemas]: DocumentOf<(typeof pageSchemas)[Id]> };
const pages = Object.fromEntries(
  Object.entries(pageSchemas).map(([id, schema]) => [id, defineDocument(id, schema)]),
) as unknown as Pages;

/** Content collections. A page's collection has the id of its route (src/routes.ts). */
export const collections = {
  brand: defineUntypesetDocument('brand', brandSchema),
  clients: defineUntypesetDocument('clients', clientsSchema),
  frame: defineDocument('frame', frameSchema),
  forms: defineUntypesetDocument('forms', formsSchema),
  mails: defineUntypesetDocument('mails', mailsSchema),
  prices: defineDocument('prices', pricesSchema),
  site: defineUntypesetDocument('site', siteSchema),
  'show-player': defineDocument('show-player', showTextsSchema),
  shows: defineCollection({
    loader: glob({ pattern: '*.yaml', base: `${contentDir}/shows` }),
    schema: showSchema,
  }),
  ...pages,
};
