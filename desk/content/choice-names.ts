import { useQueries } from '@tanstack/react-query';
import { documentQuery } from '#desk/api/content.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import { copyOf, documentOf } from '#shared/desk/working-copy.ts';
import { pageNames } from './documents.ts';
import { patchesOf } from './editing/stored-patches.ts';
import type { ChoiceNames } from './schema-form/field.ts';

type Entry = { id?: string; name?: string; title?: string };

/** Names of everything that a field can refer to, including drafts. @param used loads only these */
export function useChoiceNames(used: ReadonlySet<keyof ChoiceNames>): ChoiceNames {
  return useQueries({
    queries: [
      { ...documentQuery('clients'), enabled: used.has('clients') },
      { ...documentQuery('case-studies'), enabled: used.has('cases') },
    ],
    combine: ([clients, cases]) => ({
      pages: pageNames,
      clients: namesOf(contentOf<{ items: Entry[] }>(clients.data)?.items),
      cases: namesOf(casesOf(cases.data)),
    }),
  });
}

function contentOf<Content>(document: ContentDocument | undefined): Content | undefined {
  return document && (documentOf(copyOf(document.published, patchesOf(document))) as Content);
}

function casesOf(document: ContentDocument | undefined): Entry[] {
  const content = contentOf<{ featured: Entry; others: { items: Entry[] } }>(document);
  return content ? [content.featured, ...content.others.items] : [];
}

function namesOf(entries: Entry[] = []): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ id, name, title }) => (id ? [[id, (name ?? title) || id]] : [])),
  );
}
