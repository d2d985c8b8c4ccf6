import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { bundleInlineCode } from '#build/inline-code.ts';

const address = 'https://cue.example/services?utm_source=tiktok';

async function runArrival(
  setting: string,
  navigator: Record<string, unknown> = {},
): Promise<Map<string, string>> {
  process.env.PUBLIC_SOURCES = setting;
  const code = await bundleInlineCode('src/frame/arrival.ts').finally(() => {
    delete process.env.PUBLIC_SOURCES;
  });
  const kept = new Map<string, string>();
  runInNewContext(code, {
    document: {
      documentElement: { setAttribute: () => {}, dataset: {} },
      referrer: 'https://www.tiktok.com/',
    },
    location: { href: address, pathname: '/services', hash: '' },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
    navigator,
    addEventListener: () => {},
  });
  return kept;
}

describe('recording the source of a visit', () => {
  for (const setting of ['', 'on'])
    test(`records the source with PUBLIC_SOURCES=${setting}`, async () => {
      assert.equal((await runArrival(setting)).get('visit'), `${address} https://www.tiktok.com/`);
    });

  test('records nothing with PUBLIC_SOURCES=off', async () => {
    assert.deepEqual([...(await runArrival('off')).keys()], ['path']);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)
    test(`records nothing with ${name}`, async () => {
      assert.deepEqual([...(await runArrival('on', { [name]: value })).keys()], ['path']);
    });

  test('fails the build on an invalid value', async () => {
    await assert.rejects(runArrival('no'), /PUBLIC_SOURCES=no is invalid: use on or off/);
  });
});
