import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentQuery } from '#desk/api/content.ts';
import { pageNames, schemaOf } from '#desk/content/documents.ts';
import { type ChoiceNames, choicesIn, fieldOf } from '#desk/content/schema-form/field.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import { copyOf, documentOf } from '#shared/desk/working-copy.ts';
import { patchesOf } from './stored-patches.ts';

/** The form fields of a document, derived from its schema. */
export function useField(document: string, published: unknown) {
  const names = useChoiceNames(useMemo(() => choicesIn(schemaOf(document)), [document]));
  return useMemo(() => {
    const field = fieldOf(schemaOf(document), published, names);
    if (field.kind !== 'group') throw new Error(`${document} has no fields`);
    return field;
  }, [document, published, names]);
}

type Entry = { id?: string; name?: string; title?: string };

/** Names of everything that a field can refer to, including drafts. @param used loads only these */
function useChoiceNames(used: ReadonlySet<keyof ChoiceNames>): ChoiceNames {
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
