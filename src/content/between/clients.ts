import { type Between, contentIn, type Documents, oneOf, showsIn } from './between.ts';

type Reference = { document: string; path: Between['path']; client: string };

/** Clients are named by their names, in shows by their ids; each name and id is there once. */
export function judgeClients(documents: Documents): Between[] {
  const clients = contentIn(documents, 'clients')?.items;
  if (!clients) return [];
  const twins = (['id', 'name'] as const).flatMap((key) =>
    clients.flatMap((client, index): Between[] =>
      clients.findIndex((other) => other[key] === client[key]) === index
        ? []
        : [
            {
              document: 'clients',
              path: ['items', index, key],
              words: 'Another client has this already. Choose another.',
            },
          ],
    ),
  );
  const missing = (references: Reference[], known: string[]) =>
    references
      .filter(({ client }) => !known.includes(client))
      .map(({ document, path }) => ({
        document,
        path,
        words: `There is no client of that name. Write ${oneOf(known)}.`,
      }));
  return [
    ...twins,
    ...missing(
      namesIn(documents),
      clients.map(({ name }) => name),
    ),
    ...missing(
      showsIn(documents).map(([document, { client }]) => ({ document, path: ['client'], client })),
      clients.map(({ id }) => id),
    ),
  ];
}

function namesIn(documents: Documents): Reference[] {
  const stories = contentIn(documents, 'success-stories');
  const cases = contentIn(documents, 'case-studies');
  const home = contentIn(documents, 'home');
  const change = contentIn(documents, 'process')?.change;
  const spotlight = contentIn(documents, 'tiktok-live-strategy-guide')?.spotlight;
  const within = (document: string, path: Between['path'], clients: string[] = [], key: string[] = []) =>
    clients.map((client, index) => ({ document, path: [...path, index, ...key], client }));
  const one = (document: string, path: Between['path'], client: string | undefined) =>
    client === undefined ? [] : [{ document, path, client }];
  return [
    ...one('success-stories', ['evening', 'brand'], stories?.evening.brand),
    ...one('success-stories', ['quarter', 'brand'], stories?.quarter.brand),
    ...within(
      'success-stories',
      ['results', 'items'],
      stories?.results.items.map(({ brand }) => brand),
      ['brand'],
    ),
    ...one('case-studies', ['featured', 'client'], cases?.featured.client),
    ...within(
      'case-studies',
      ['others', 'items'],
      cases?.others.items.map(({ client }) => client),
      ['client'],
    ),
    ...within('case-studies', ['names', 'brands'], cases?.names.brands),
    ...within('home', ['strip', 'marks'], home?.strip.marks),
    ...one('process', ['change', 'brand'], change?.brand),
    ...one('tiktok-live-strategy-guide', ['spotlight', 'brand'], spotlight?.brand),
    ...(['content-development', 'strategic-planning'] as const).flatMap((document) =>
      within(
        document,
        ['results', 'items'],
        contentIn(documents, document)?.results.items.map(({ brand }) => brand),
        ['brand'],
      ),
    ),
  ];
}
