import { analyticsSchema } from '#src/content/schemas/page/analytics-optimization.ts';
import { contentDevelopmentSchema } from '#src/content/schemas/page/content-development.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { strategicPlanningSchema } from '#src/content/schemas/page/strategic-planning.ts';
import { pricesSchema } from '#src/content/schemas/prices.ts';
import { type Choice, createPriceList } from '#src/features/show-cost/price-list.ts';
import { buildSlip } from '#src/features/show-cost/slip.ts';
import { contentOf } from '#tests/support/pages/content.ts';

/** The price block's content, the package cards that define its prices, and the input of its script. */
export const prices = contentOf('prices', pricesSchema);
export const packages = {
  set: contentOf('pages/live-production', liveProductionSchema).packages,
  clips: contentOf('pages/content-development', contentDevelopmentSchema).packages,
  numbers: contentOf('pages/analytics-optimization', analyticsSchema).packages,
  strategy: contentOf('pages/strategic-planning', strategicPlanningSchema).packages,
};
export const list = createPriceList(prices, packages);

export const slipTexts = (choice: Partial<Choice> = {}, room: Partial<typeof list.room.start> = {}) =>
  buildSlip(list, { ...list.start, ...choice }, { ...list.room.start, ...room }).texts;
