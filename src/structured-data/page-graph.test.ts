import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPageGraph, serializePageGraph } from './page-graph.ts';

const head = { title: 'Studio', description: 'A studio for live shows, with crew, cameras and light.' };
const page = { route: 'live-production', head, picture: 'https://cuelight.example/social/x.png' } as const;

test('escapes text that would close the script element', () => {
  const text = serializePageGraph({ ...page, head: { ...head, title: '</script><script>alert(1)' } });
  assert.ok(!text.includes('<'));
  assert.equal(JSON.parse(text)['@graph'][2].name, '</script><script>alert(1)');
});

test('writes no offer for a package without a price, and the billing period of a monthly one', () => {
  const item = { id: 'choice', features: [], action: 'Choose' };
  const packages = {
    heading: 'Packages',
    popular: 'Most popular',
    compare: 'Compare',
    rows: [],
    items: [
      { ...item, name: 'Session', price: '$1,997', terms: 'one-time' },
      { ...item, name: 'Pro', price: '$997', terms: 'a month' },
      { ...item, name: 'Enterprise', price: 'Custom', terms: 'for several brands' },
    ],
  };
  const nodes = JSON.parse(JSON.stringify(buildPageGraph({ ...page, packages })))['@graph'];
  const { offers } = nodes.find((node: { '@type': string }) => node['@type'] === 'Service');
  assert.equal(offers.length, 2);
  assert.equal(offers[0].price, '1997');
  assert.deepEqual(offers[1].priceSpecification, {
    '@type': 'UnitPriceSpecification',
    price: '997',
    priceCurrency: 'USD',
    unitCode: 'MON',
  });
});
