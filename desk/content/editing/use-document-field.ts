import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentQuery } from '#desk/api/content.ts';
import { pageNames, schemaOf } from '#desk/content/documents.ts';
import { type ChoiceNames, choiceKindsIn, fieldFromSchema } from '#desk/content/schema-form/field.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import { applyPatches, documentOf } from '#shared/desk/working-copy.ts';
import { toPatches } from './stored-patches.ts';

/** The form fields of a document, derived from its schema. */
export function useDocumentField(document: string, published: unknown) {
  const names = useChoiceNames(useMemo(() => choiceKindsIn(schemaOf(document)), [document]));
  return useMemo(() => {
    const field = fieldFromSchema(schemaOf(document), published, names);
    if (field.kind !== 'group') throw new Error(`${document} has no fields`);
    return field;
  }, [document, published, names]);
}

type Entry = { id?: string; name?: string; title?: string };

/**
 * Names of the pages, clients and case studies to which a field can refer, including drafts.
 * @param used the kinds to load
 */
function useChoiceNames(used: ReadonlySet<keyof ChoiceNames>): ChoiceNames {
  return useQueries({
    queries: [
      { ...documentQuery('clients'), enabled: used.has('clients') },
      { ...documentQuery('case-studies'), enabled: used.has('cases') },
    ],
    combine: ([clients, cases]) => ({
      pages: pageNames,
      clients: namesById(currentContentOf<{ items: Entry[] }>(clients.data)?.items),
      cases: namesById(caseEntriesOf(cases.data)),
    }),
  });
}

function currentContentOf<Content>(document: ContentDocument | undefined): Content | undefined {
  return document && (documentOf(applyPatches(document.published, toPatches(document))) as Content);
}

function caseEntriesOf(document: ContentDocument | undefined): Entry[] {
  const content = currentContentOf<{ featured: Entry; others: { items: Entry[] } }>(document);
  return content ? [content.featured, ...content.others.items] : [];
}

function namesById(entries: Entry[] = []): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ id, name, title }) => (id ? [[id, (name ?? title) || id]] : [])),
  );
}
