import { contentOf } from '#src/content/content-of.ts';
import { createHashedScript } from '#src/islands/hashed-script.ts';
import code from './live-slip.ts?inline-code';
import { createPriceList } from './price-list.ts';

/**
 * Data of the price block: its content with the prices of the package cards, the benchmark of weekly shows in
 * percent, and the script that updates the slip, which contains the prices.
 */
export async function createPriceFile() {
  const content = await contentOf('prices');
  const sets = await contentOf('live-production');
  const clips = await contentOf('content-development');
  const numbers = await contentOf('analytics-optimization');
  const strategy = await contentOf('strategic-planning');
  const weekly = numbers.metrics.items.find(({ name }) => name === content.scale.weeklyMetric);
  if (!weekly) throw new Error(`No metric ${content.scale.weeklyMetric} on /analytics-optimization`);
  const list = createPriceList(content, {
    set: sets.packages,
    clips: clips.packages,
    numbers: numbers.packages,
    strategy: strategy.packages,
  });
  const script = createHashedScript('prices', { priceList: list }, code);
  return { content, list, weekly: weekly.scale.benchmark, script };
}
