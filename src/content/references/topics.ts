import { slipTopic } from '#shared/slip-handover.ts';
import { routes } from '#src/routes.ts';
import { packagePages } from '../packages.ts';
import { type Documents, findContent, type ReferenceProblem } from './documents.ts';

type Topic = { id: string; document: string; path: ReferenceProblem['path'] };

/** All topics of /contact: those of its document and the package cards of six pages. */
export function listTopics(documents: Documents): Topic[] {
  const listed = findContent(documents, 'contact')?.about.topics ?? [];
  return [
    ...listed.map(({ id }, index) => ({ id, document: 'contact', path: ['about', 'topics', index, 'id'] })),
    ...packagePages.flatMap((document) =>
      (findContent(documents, document)?.packages.items ?? []).map(({ id }, index) => ({
        id,
        document,
        path: ['packages', 'items', index, 'id'],
      })),
    ),
  ];
}

/** Checks that topic ids are unique and that the topic of order slips exists. */
export function validateTopics(documents: Documents): ReferenceProblem[] {
  const topics = listTopics(documents);
  const twins = topics.flatMap(({ id, document, path }, index): ReferenceProblem[] => {
    const first = topics.findIndex((other) => other.id === id);
    if (first === index) return [];
    const where = routes[topics[first]?.document as 'contact'].name;
    return [{ document, path, message: `${where} already uses this id. Choose another one.` }];
  });
  const hasSlip = topics.some(({ id }) => id === slipTopic);
  if (!documents.has('contact') || hasSlip) return twins;
  const message = `Keep a topic with the id ${slipTopic}: order slips use it.`;
  return [...twins, { document: 'contact', path: ['about', 'topics'], message }];
}
