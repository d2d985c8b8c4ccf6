import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessServicesSchema } from '#src/content/schemas/page/business-services.ts';
import { servicesSchema } from '#src/content/schemas/page/services.ts';
import { hrefOf } from '#src/routes.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';

test('links each of the eight services to its page or form', () => {
  const { items } = contentOf('pages/services', servicesSchema).services;
  assert.deepEqual(
    items.map(({ action: { label, to, at } }) => [label, to && hrefOf({ to, at })]),
    [
      ['Plan my shows', '/strategic-planning#packages'],
      ['Get my rundown', '/content-development#packages'],
      ['Meet the hosts', '/creator-network?tab=directory#network'],
      ['Book a set', '/live-production#packages'],
      ['Plan my spend', '/contact?about=live-ads'],
      ['Find my creators', '/contact?about=matchmaking'],
      ['See a report', '/analytics-optimization#tape'],
      ['Tell me when it launches', undefined],
    ],
  );
});

test('links Get Started entries to the tabs of the network page', () => {
  const entries = Object.values(frame.getStarted.choices).flatMap((choice) => choice.entries);
  assert.deepEqual(
    entries.flatMap(({ label, at }) => (at?.includes('#network') ? [[label, at]] : [])),
    [
      ['Browse the directory', '?tab=directory#network'],
      ['Open opportunities', '#network'],
      ['Training for hosts', '?tab=training#network'],
      ['Community', '?tab=community#network'],
    ],
  );
});

test('links from the page for brands to prices, case studies and the calculator', () => {
  const { hero, doors, onward } = contentOf('pages/business-services', businessServicesSchema);
  assert.deepEqual([hero.prices, hero.play, doors.one.link, ...onward].map(hrefOf), [
    '/services#prices',
    '/case-studies#palo@12',
    '/services#prices',
    '/case-studies',
    '/live-production#packages',
    '/roi-calculator',
  ]);
});
