import {
  type Documents,
  findContent,
  findShows,
  homeShowClients,
  joinWithOr,
  type ReferenceProblem,
} from './documents.ts';

/** Checks that shows, case studies and links to case studies match. */
export function validateCases(documents: Documents): ReferenceProblem[] {
  return [...findDuplicateShows(documents), ...findMissingCases(documents), ...findWrongHomeCases(documents)];
}

function findDuplicateShows(documents: Documents): ReferenceProblem[] {
  const shows = findShows(documents);
  return shows.flatMap(([document, { id, client }]) =>
    [
      { key: 'client', isTwin: shows.some(([other, show]) => other !== document && show.client === client) },
      { key: 'id', isTwin: shows.some(([other, show]) => other !== document && show.id === id) },
    ]
      .filter(({ isTwin }) => isTwin)
      .map(({ key }) => ({
        document,
        path: [key],
        message: 'Another show already uses this client. Choose another one.',
      })),
  );
}

function findMissingCases(documents: Documents): ReferenceProblem[] {
  const cases = findContent(documents, 'case-studies');
  if (!cases) return [];
  const all = [cases.featured, ...cases.others.items];
  const ids = all.map(({ id }) => id);
  const results = findContent(documents, 'success-stories')?.results.items ?? [];
  const wrong = results.flatMap((result, index): ReferenceProblem[] =>
    ids.includes(result.case)
      ? []
      : [
          {
            document: 'success-stories',
            path: ['results', 'items', index, 'case'],
            message: 'This case study was removed. Choose another one.',
          },
        ],
  );
  const guide = findContent(documents, 'tiktok-live-strategy-guide');
  if (!guide || all.some(({ client }) => client === guide.spotlight.client)) return wrong;
  const nameOf = (id: string) =>
    findContent(documents, 'clients')?.items.find((client) => client.id === id)?.name ?? id;
  const names = new Set(all.map(({ client }) => nameOf(client)));
  const message = `This client has no case study to link to. Choose ${joinWithOr([...names])}.`;
  return [...wrong, { document: 'tiktok-live-strategy-guide', path: ['spotlight', 'client'], message }];
}

function findWrongHomeCases(documents: Documents): ReferenceProblem[] {
  const cases = findContent(documents, 'home')?.cases.items ?? [];
  const names = findShows(documents).flatMap(([, { client, name }]) =>
    homeShowClients.includes(client) ? [name] : [],
  );
  if (names.length < homeShowClients.length) return [];
  return cases.flatMap(({ brand }, index): ReferenceProblem[] => {
    const isFirst = cases.findIndex((other) => other.brand === brand) === index;
    if (isFirst && names.includes(brand)) return [];
    const message = `Use the name of each show on this page for exactly one case: ${names.join(', ')}.`;
    return [{ document: 'home', path: ['cases', 'items', index, 'brand'], message }];
  });
}
