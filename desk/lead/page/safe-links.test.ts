import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailLink, phoneLink, tiktokLink } from './safe-links.ts';

test('links a TikTok handle with or without @', () => {
  assert.equal(tiktokLink('@keisha.glows_2'), 'https://www.tiktok.com/@keisha.glows_2');
  assert.equal(tiktokLink(' keishaglows '), 'https://www.tiktok.com/@keishaglows');
});

test('does not link anything that is not a handle', () => {
  const typed = [
    'javascript:alert(1)',
    'https://evil.example',
    '@a/../b',
    '//evil.example',
    'a b',
    '@@a',
    '..',
    '@é',
    'x?y',
    '',
    'a'.repeat(25),
  ];
  for (const handle of typed) assert.equal(tiktokLink(handle), null, handle);
});

test('links only plausible phone numbers', () => {
  assert.equal(phoneLink('+1 (555) 010-0177'), 'tel:+15550100177');
  assert.equal(phoneLink('555.010.0177'), 'tel:5550100177');
  for (const typed of ['call me', '12345', '+1 555 010 0177 ext 4', 'javascript:1234567', '1'.repeat(16)])
    assert.equal(phoneLink(typed), null, typed);
});

test('does not let a subject, body or address add recipients to a mailto link', () => {
  assert.equal(mailLink('dana@fernandcove.example'), 'mailto:dana@fernandcove.example');
  assert.equal(
    mailLink('a+b@x.example', { subject: 'Re: 1 & 2?cc=evil@x.example', body: 'Hi\nthere' }),
    'mailto:a%2Bb@x.example?subject=Re%3A%201%20%26%202%3Fcc%3Devil%40x.example&body=Hi%0D%0Athere',
  );
  for (const address of ['a@x.example,b@x.example', 'a@x.example?bcc=b@x.example', 'a b@x.example', 'nobody'])
    assert.equal(mailLink(address), null, address);
});
