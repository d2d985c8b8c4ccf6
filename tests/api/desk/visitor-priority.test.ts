import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const deskRequestCount = 60;

for (const backend of backends)
  describe(`visitors while many desks are busy on the ${backend} database`, () => {
    const desk = setUpDesk(backend);

    test('stores a form submission before earlier desk requests have finished', async () => {
      const cookie = await desk.memberOf('agent');
      let answered = 0;
      const asked = Array.from({ length: deskRequestCount }, async (_, number) => {
        const { statusCode } = await desk.fetch(cookie, 'GET', `leads?q=nobody${number}`);
        answered += 1;
        return statusCode;
      });
      await new Promise((resolve) => setTimeout(resolve, 20));
      const sent = await insert(desk.app, 'contact_submissions', payloads.contact_submissions);
      const before = answered;
      assert.equal(sent.statusCode, 201);
      assert.deepEqual(new Set(await Promise.all(asked)), new Set([200]));
      assert.ok(
        before < deskRequestCount * 0.7,
        `${before} of ${deskRequestCount} questions were answered first`,
      );
    });
  });
