import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type DeskApp, sameOriginHeaders, startDesk } from '#tests/support/desk/app.ts';
import { makeLeads } from '#tests/support/desk/leads.ts';

let desk: DeskApp;
let agent: string;

before(async () => {
  desk = await startDesk('embedded');
  agent = await desk.memberOf('agent');
  await desk.database.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'Dana', 'Whitlock ' || n, 'dana' || n || '@example.com', 'new-client', 'Hello' from generate_series(1, 200) as n`,
  );
  await makeLeads(desk.database);
});
after(() => desk.drop());

const get = (path: string, encodings?: string) =>
  desk.app.inject({
    url: `/desk/api/${path}`,
    headers: { ...sameOriginHeaders, cookie: agent, ...(encodings && { 'accept-encoding': encodings }) },
  });

test('compresses a list for clients that accept gzip, without changing its content', async () => {
  const plain = await get('leads?view=open&sort=due');
  const packed = await get('leads?view=open&sort=due', 'br, gzip, deflate');
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(packed.headers.vary, 'accept-encoding');
  assert.deepEqual(JSON.parse(gunzipSync(packed.rawPayload).toString()), plain.json());
  assert.ok(packed.rawPayload.length * 4 < plain.rawPayload.length);
  for (const refused of [undefined, 'identity', 'gzip;q=0']) {
    const answer = await get('leads?view=open&sort=due', refused);
    assert.equal(answer.headers['content-encoding'], undefined, refused);
    assert.equal(answer.json().leads.length, 50);
  }
});

test('sends short responses and responses to writes uncompressed', async () => {
  const leads = await desk.database.query('select number from staff.lead');
  const refs = leads.map(({ number }) => `m-${number}`);
  const changed = await desk.app.inject({
    method: 'POST',
    url: '/desk/api/leads/bulk',
    headers: {
      ...sameOriginHeaders,
      cookie: agent,
      'accept-encoding': 'gzip',
      'content-type': 'application/json',
    },
    payload: JSON.stringify({
      refs,
      change: { field: 'status', value: 'contacted', was: refs.map(() => 'new') },
    }),
  });
  assert.equal(changed.json().changed.length, 200);
  assert.ok(changed.payload.length > 1_024);
  assert.equal(changed.headers['content-encoding'], undefined);
  assert.equal((await get('nothing-of-the-kind', 'gzip')).headers['content-encoding'], undefined);
});
