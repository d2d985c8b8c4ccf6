import { createHash } from 'node:crypto';
import { contentOf } from '#src/content/content-of.ts';
import { priceList } from './price-list.ts';

/**
 * All that the price block is built from: its content with the prices of the package cards, the average of weekly shows
 * in percent, and the script file that its live slip reads both from.
 */
export async function priceFile() {
  const content = await contentOf('prices');
  const sets = await contentOf('live-production');
  const clips = await contentOf('content-development');
  const numbers = await contentOf('analytics-optimization');
  const weekly = numbers.metrics.items.find(({ name }) => name === content.scale.weeklyMetric);
  if (!weekly) throw new Error(`No metric ${content.scale.weeklyMetric} on /analytics-optimization`);
  const list = priceList(content, { set: sets.packages, clips: clips.packages, numbers: numbers.packages });
  const code = `export default ${JSON.stringify(list)}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { content, list, weekly: weekly.scale.benchmark, file: `prices.${hash}`, code };
}
