import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { industryReportsSchema } from '#src/content/schemas/page/industry-reports.ts';
import { resourcesSchema } from '#src/content/schemas/page/resources.ts';
import { contentOf } from '#tests/support/pages/content.ts';

const countsOf = (kinds: string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, all]) => [kind, all?.length]),
  );

test('keeps the length of lists with placeholder buttons', () => {
  const { opportunities, directory, stories } = contentOf('pages/creator-network', creatorNetworkSchema).tabs;
  const { finder } = contentOf('pages/resources', resourcesSchema);
  const lists = [opportunities, directory, stories, finder];
  assert.deepEqual(
    lists.map(({ items }) => items.length),
    [5, 12, 3, 18],
  );
  const { library } = contentOf('pages/industry-reports', industryReportsSchema);
  assert.deepEqual(
    [countsOf(finder.items.map(({ kind }) => kind)), countsOf(library.items.map(({ category }) => category))],
    [
      { templates: 5, tools: 3, guides: 4, videos: 3, reports: 3 },
      { platform: 2, performance: 2, behavior: 2, trends: 2, 'case-studies': 2 },
    ],
  );
});
