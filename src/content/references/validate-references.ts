import { validateCases } from './cases.ts';
import { validateClients } from './clients.ts';
import type { Documents, ReferenceProblem } from './documents.ts';
import { validateLinks } from './links.ts';
import { validatePrices } from './prices.ts';
import { validateTitles } from './titles.ts';
import { validateTopics } from './topics.ts';

/**
 * Validates references between documents. The desk, the server and the build use it.
 * @param documents each valid by itself; references to documents not among them are not checked
 * @returns the problems; none if everything can be published
 */
export function validateReferences(documents: Documents): ReferenceProblem[] {
  return [
    validatePrices,
    validateTopics,
    validateCases,
    validateClients,
    validateLinks,
    validateTitles,
  ].flatMap((validateOne) => validateOne(documents));
}
