import { type Between, contentIn, type Documents, oneOf, playedAtHome, showsIn } from './between.ts';

/** Cases, the shows that are played for them, and what leads to one. */
export function validateCases(documents: Documents): Between[] {
  return [...twinShows(documents), ...casesThatAreNot(documents), ...casesOfHome(documents)];
}

function twinShows(documents: Documents): Between[] {
  const shows = showsIn(documents);
  return shows.flatMap(([document, { id, client }]) =>
    [
      { key: 'client', isTwin: shows.some(([other, show]) => other !== document && show.client === client) },
      { key: 'id', isTwin: shows.some(([other, show]) => other !== document && show.id === id) },
    ]
      .filter(({ isTwin }) => isTwin)
      .map(({ key }) => ({ document, path: [key], words: 'Another show has this already. Choose another.' })),
  );
}

function casesThatAreNot(documents: Documents): Between[] {
  const cases = contentIn(documents, 'case-studies');
  if (!cases) return [];
  const all = [cases.featured, ...cases.others.items];
  const ids = all.map(({ id }) => id);
  const results = contentIn(documents, 'success-stories')?.results.items ?? [];
  const wrong = results.flatMap((result, index): Between[] =>
    ids.includes(result.case)
      ? []
      : [
          {
            document: 'success-stories',
            path: ['results', 'items', index, 'case'],
            words: 'This case study was removed. Choose another one.',
          },
        ],
  );
  const guide = contentIn(documents, 'tiktok-live-strategy-guide');
  if (!guide || all.some(({ client }) => client === guide.spotlight.client)) return wrong;
  const nameOf = (id: string) =>
    contentIn(documents, 'clients')?.items.find((client) => client.id === id)?.name ?? id;
  const names = new Set(all.map(({ client }) => nameOf(client)));
  const words = `No case study is about this client, which the page leads to. Choose ${oneOf([...names])}.`;
  return [...wrong, { document: 'tiktok-live-strategy-guide', path: ['spotlight', 'client'], words }];
}

function casesOfHome(documents: Documents): Between[] {
  const cases = contentIn(documents, 'home')?.cases.items ?? [];
  const names = showsIn(documents).flatMap(([, { client, name }]) =>
    playedAtHome.includes(client) ? [name] : [],
  );
  if (names.length < playedAtHome.length) return [];
  return cases.flatMap(({ brand }, index): Between[] => {
    const isFirst = cases.findIndex((other) => other.brand === brand) === index;
    if (isFirst && names.includes(brand)) return [];
    const words = `Each show that this page plays has one case, which bears its name: ${names.join(', ')}.`;
    return [{ document: 'home', path: ['cases', 'items', index, 'brand'], words }];
  });
}
