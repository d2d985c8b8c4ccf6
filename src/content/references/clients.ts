import { type Documents, findContent, findShows, type ReferenceProblem } from './documents.ts';

/** Checks that client ids are unique, and that each id in a document exists. */
export function validateClients(documents: Documents): ReferenceProblem[] {
  const ids = findContent(documents, 'clients')?.items.map(({ id }) => id);
  if (!ids) return [];
  const twins = ids.flatMap((id, index): ReferenceProblem[] => {
    if (ids.indexOf(id) === index) return [];
    const message = 'Another client already uses this URL name. Choose another one.';
    return [{ document: 'clients', path: ['items', index, 'id'], message }];
  });
  const message = 'This client was removed. Choose another one.';
  const missing = findClientReferences(documents).filter(({ client }) => !ids.includes(client));
  return [...twins, ...missing.map(({ document, path }) => ({ document, path, message }))];
}

type ClientReference = Pick<ReferenceProblem, 'document' | 'path'> & { client: string };

function findClientReferences(documents: Documents): ClientReference[] {
  const stories = findContent(documents, 'success-stories');
  const cases = findContent(documents, 'case-studies');
  const change = findContent(documents, 'process')?.change;
  const marks = findContent(documents, 'home')?.strip.marks ?? [];
  const fromItem = (document: string, path: ReferenceProblem['path'], of: { client: string } | undefined) =>
    of ? [{ document, path: [...path, 'client'], client: of.client }] : [];
  const fromItems = (document: string, path: ReferenceProblem['path'], items: { client: string }[] = []) =>
    items.flatMap((item, index) => fromItem(document, [...path, index], item));
  const fromIds = (document: string, path: ReferenceProblem['path'], clients: string[]) =>
    clients.map((client, index) => ({ document, path: [...path, index], client }));
  return [
    ...fromItem('success-stories', ['evening'], stories?.evening),
    ...fromItem('success-stories', ['quarter'], stories?.quarter),
    ...fromItems('success-stories', ['results', 'items'], stories?.results.items),
    ...fromItem('case-studies', ['featured'], cases?.featured),
    ...fromItems('case-studies', ['others', 'items'], cases?.others.items),
    ...fromIds('case-studies', ['names', 'marks'], cases?.names.marks ?? []),
    ...fromIds('home', ['strip', 'marks'], marks),
    ...fromItem('process', ['change'], change),
    ...(['content-development', 'strategic-planning'] as const).flatMap((id) =>
      fromItems(id, ['results', 'items'], findContent(documents, id)?.results.items),
    ),
    ...findShows(documents).flatMap(([id, show]) => fromItem(id, [], show)),
  ];
}
