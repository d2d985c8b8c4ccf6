import { slipTopic } from '#shared/slip-handover.ts';
import { routes } from '#src/routes.ts';
import { sellers } from '../packages.ts';
import { type Between, contentIn, type Documents } from './between.ts';

type Topic = { id: string; document: string; path: Between['path'] };

/** Every topic of /contact: those of its own document, and the package cards of six pages. */
export function topicsIn(documents: Documents): Topic[] {
  const listed = contentIn(documents, 'contact')?.about.topics ?? [];
  return [
    ...listed.map(({ id }, index) => ({ id, document: 'contact', path: ['about', 'topics', index, 'id'] })),
    ...sellers.flatMap((document) =>
      (contentIn(documents, document)?.packages.items ?? []).map(({ id }, index) => ({
        id,
        document,
        path: ['packages', 'items', index, 'id'],
      })),
    ),
  ];
}

/** Two topics of one name could not be told apart, and an order slip is handed over as a topic. */
export function validateTopics(documents: Documents): Between[] {
  const topics = topicsIn(documents);
  const twins = topics.flatMap(({ id, document, path }, index): Between[] => {
    const first = topics.findIndex((other) => other.id === id);
    if (first === index) return [];
    const where = routes[topics[first]?.document as 'contact'].name;
    return [{ document, path, words: `${where} has this name in addresses already. Choose another.` }];
  });
  const hasSlip = topics.some(({ id }) => id === slipTopic);
  if (!documents.has('contact') || hasSlip) return twins;
  const words = `Keep a topic with the name ${slipTopic} in addresses: order slips are sent by it.`;
  return [...twins, { document: 'contact', path: ['about', 'topics'], words }];
}
