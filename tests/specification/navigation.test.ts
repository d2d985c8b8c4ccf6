import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';

test("links five of the network's services to their pages and the sixth to the early-access dialog", () => {
  const { services } = contentOf('pages/creator-network', creatorNetworkSchema);
  assert.deepEqual(
    services.items.map(({ to }) => to && routes[to].path),
    [
      '/live-production',
      '/host-training',
      '/analytics-optimization',
      '/strategic-planning',
      '/content-development',
      undefined,
    ],
  );
});

test('lists ten Get Started entries for a brand and seven for a creator', () => {
  const { brand, creator } = frame.getStarted.choices;
  const pathsOf = ({ entries }: typeof brand) => entries.map(({ to }) => routes[to].path);
  assert.deepEqual(
    [brand, creator].map(({ entries }) => entries.length),
    [10, 7],
  );
  assert.deepEqual(
    new Set(pathsOf(brand)),
    new Set(['/business-services', '/resources', '/creator-network', '/case-studies', '/contact']),
  );
  assert.deepEqual(
    new Set(pathsOf(creator)),
    new Set(['/creator-network', '/resources', '/case-studies', '/contact']),
  );
});

test('links to every specified page in the footer', () => {
  const paths: string[] = frame.footer.groups.flatMap(({ links }) => links.map((to) => routes[to].path));
  assert.deepEqual(
    [
      '/services',
      '/business-services',
      '/creator-services',
      '/resources',
      '/roi-calculator',
      '/case-studies',
      '/tiktok-live-strategy-guide',
      '/industry-reports',
      '/live-selling-best-practices',
      '/live-selling-survey',
      '/host-training-materials',
      '/about-us',
      '/process',
      '/success-stories',
      '/careers',
      '/contact',
      '/privacy-policy',
      '/creator-network',
      '/live-production',
      '/host-training',
      '/analytics-optimization',
      '/strategic-planning',
      '/content-development',
      '/ai-avatars',
      '/tiktok-live-selling-insights',
    ].filter((path) => !paths.includes(path)),
    [],
  );
});
