import { contentIn, type Documents, type ReferenceProblem, showsIn } from './documents.ts';

/** Checks that client ids are unique, and that each id in a document exists. */
export function validateClients(documents: Documents): ReferenceProblem[] {
  const ids = contentIn(documents, 'clients')?.items.map(({ id }) => id);
  if (!ids) return [];
  const twins = ids.flatMap((id, index): ReferenceProblem[] => {
    if (ids.indexOf(id) === index) return [];
    const message = 'Another client already uses this. Choose another.';
    return [{ document: 'clients', path: ['items', index, 'id'], message }];
  });
  const message = 'This client was removed. Choose another one.';
  const missing = namesIn(documents).filter(({ client }) => !ids.includes(client));
  return [...twins, ...missing.map(({ document, path }) => ({ document, path, message }))];
}

type Name = Pick<ReferenceProblem, 'document' | 'path'> & { client: string };

function namesIn(documents: Documents): Name[] {
  const stories = contentIn(documents, 'success-stories');
  const cases = contentIn(documents, 'case-studies');
  const change = contentIn(documents, 'process')?.change;
  const marks = contentIn(documents, 'home')?.strip.marks ?? [];
  const one = (document: string, path: ReferenceProblem['path'], of: { client: string } | undefined) =>
    of ? [{ document, path: [...path, 'client'], client: of.client }] : [];
  const each = (document: string, path: ReferenceProblem['path'], items: { client: string }[] = []) =>
    items.flatMap((item, index) => one(document, [...path, index], item));
  const shown = (document: string, path: ReferenceProblem['path'], clients: string[]) =>
    clients.map((client, index) => ({ document, path: [...path, index], client }));
  return [
    ...one('success-stories', ['evening'], stories?.evening),
    ...one('success-stories', ['quarter'], stories?.quarter),
    ...each('success-stories', ['results', 'items'], stories?.results.items),
    ...one('case-studies', ['featured'], cases?.featured),
    ...each('case-studies', ['others', 'items'], cases?.others.items),
    ...shown('case-studies', ['names', 'marks'], cases?.names.marks ?? []),
    ...shown('home', ['strip', 'marks'], marks),
    ...one('process', ['change'], change),
    ...(['content-development', 'strategic-planning'] as const).flatMap((id) =>
      each(id, ['results', 'items'], contentIn(documents, id)?.results.items),
    ),
    ...showsIn(documents).flatMap(([id, show]) => one(id, [], show)),
  ];
}
