import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/**
 * The one document of a collection, checked against its schema at build.
 * @throws Error when its file is missing
 */
export async function contentOf<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`No content file for '${name}', see src/content.config.ts`);
  return entry.data;
}
