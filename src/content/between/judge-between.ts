import type { Between, Documents } from './between.ts';
import { judgeCases } from './cases.ts';
import { judgeClients } from './clients.ts';
import { judgeLinks } from './links.ts';
import { judgePrices } from './prices.ts';
import { judgeTitles } from './titles.ts';
import { judgeTopics } from './topics.ts';

/**
 * Judges what documents say of one another, as desk, server and build do alike.
 * @param documents those that stand their own schema; what is said of the others is not judged
 * @returns nothing where all of it can be published
 */
export function judgeBetween(documents: Documents): Between[] {
  return [judgePrices, judgeTopics, judgeCases, judgeClients, judgeLinks, judgeTitles].flatMap((judges) =>
    judges(documents),
  );
}
