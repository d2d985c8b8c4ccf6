import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backends } from '#tests/support/database/fresh.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';

const gets = [
  'leads/%00',
  'leads/C-%00',
  'leads?q=%00',
  'leads?view=%00',
  'leads?after=%00',
  'leads/C-1/mails/%00',
  'erasure?email=a%00@example.com',
  'content/history?document=%00',
  'content/documents/%00',
  'numbers?span=%00',
  'export?view=all&q=%00',
  'preview/%00',
];
const bodies: [method: 'POST' | 'PATCH' | 'PUT', path: string][] = [
  ['POST', 'leads/C-1/reply'],
  ['POST', 'leads/change'],
  ['POST', 'people/invites'],
  ['PATCH', 'account'],
  ['POST', 'sign-in'],
];

for (const backend of backends)
  describe(`malformed input to the desk on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin] = signIn(desk, 'admin');

    test('handles NUL in paths and queries without a server error', async () => {
      const failed: string[] = [];
      for (const path of gets) {
        const { statusCode } = await desk.ask(admin, 'GET', path);
        if (statusCode >= 500) failed.push(path);
      }
      assert.deepEqual(failed, []);
    });

    test('rejects NUL and unpaired surrogates in request bodies', async () => {
      for (const [method, path] of bodies) {
        for (const text of ['a\0b', '\ud800', 'a\udfffb']) {
          const body = { text, email: text, name: text, note: text, refs: [text] };
          const { statusCode } = await desk.ask(admin, method, path, body);
          assert.ok(statusCode >= 400 && statusCode < 500, `${path}: ${statusCode}`);
        }
      }
    });
  });
