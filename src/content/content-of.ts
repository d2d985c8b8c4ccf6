import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { routeIds } from '../routes.ts';
import { validateReferences } from './references/validate-references.ts';

let validation: Promise<void> | undefined;

/**
 * The only document of a collection, validated during the build.
 * @throws Error when its file is missing or documents contradict each other
 */
export async function contentOf<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  validation ??= validateAll();
  await validation;
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`No content file for '${name}', see src/content.config.ts`);
  return entry.data;
}

async function validateAll(): Promise<void> {
  const names = [...routeIds, 'brand', 'clients', 'frame', 'prices', 'shows', 'site'] as const;
  const entries = await Promise.all(
    names.map(async (name) =>
      (await getCollection(name)).map(
        ({ id, data }) => [name === 'shows' ? `shows/${id}` : name, data] as const,
      ),
    ),
  );
  const wrong = validateReferences(new Map<string, unknown>(entries.flat()));
  if (wrong.length === 0) return;
  const lines = wrong.map(({ document, path, message }) => `${document}.yaml, ${path.join('.')}: ${message}`);
  throw new Error(lines.join('\n'));
}
