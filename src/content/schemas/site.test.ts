import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { toSettings } from '../settings.ts';
import { validate } from '../validate.ts';
import { type SiteContent, siteSchema } from './site.ts';

const readSite = (): SiteContent => parse(readFileSync('src/content/site.yaml', 'utf8'));
const withLinks = (links: Partial<SiteContent['links']>) => ({
  ...readSite(),
  links: { ...readSite().links, ...links },
});
const withOpening = (demoReel: string) => ({ ...readSite(), openings: { ...readSite().openings, demoReel } });
const findInvalidPaths = (document: unknown) =>
  validate(siteSchema, document).map(({ path }) => path.join('.'));

const invalidUrls = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://agency.com',
  '//agency.com',
  'agency.com',
  '#',
];

for (const address of invalidUrls) {
  test(`rejects a link to ${address}`, () => {
    assert.deepEqual(findInvalidPaths(withLinks({ scheduling: address })), ['links.scheduling']);
    assert.deepEqual(findInvalidPaths(withLinks({ social: [{ label: 'A', href: address }] })), [
      'links.social.0.href',
    ]);
    assert.deepEqual(findInvalidPaths(withOpening(address)), ['openings.demoReel']);
  });
}

for (const address of ['/no-such-page', 'mailto:nobody', 'tel:call us', 'tel:5551234', 'mailto:']) {
  test(`rejects a button to ${address}`, () =>
    assert.deepEqual(findInvalidPaths(withOpening(address)), ['openings.demoReel']));
}

for (const address of [
  '',
  '/case-studies',
  '/services#prices',
  'https://agency.com/reel',
  'mailto:hello@agency.com',
  'tel:+14042013344',
]) {
  test(`accepts a button to "${address}"`, () =>
    assert.deepEqual(findInvalidPaths(withOpening(address)), []));
}

test('rejects invalid email addresses and phone numbers, and an empty list of offices', () => {
  const document = {
    ...readSite(),
    email: 'hello',
    privacyOfficerEmail: 'a@b',
    phone: '404 201 3344',
    offices: [],
  };
  assert.deepEqual(findInvalidPaths(document), ['email', 'privacyOfficerEmail', 'phone', 'offices']);
});

test('links a phone number as shown and does not link a button without a destination', () => {
  const { phone, openings } = toSettings({ ...withOpening('/case-studies'), phone: '+49 (30) 901-820' });
  assert.deepEqual(phone, { label: '+49 (30) 901-820', href: 'tel:+4930901820' });
  assert.equal(openings.demoReel, '/case-studies');
  assert.equal('demoReel' in toSettings(withOpening('')).openings, false);
});
