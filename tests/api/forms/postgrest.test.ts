import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createDataClient } from '#src/forms/sending/data-client.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { startApp, type TestApp } from '#tests/support/server/start-app.ts';

const isInstalled = spawnSync('postgrest', ['--version']).status === 0 && backends.includes('PostgreSQL');
const skip = isInstalled ? false : 'needs postgrest and DATABASE_URL';

describe('the schema behind PostgREST', { skip }, () => {
  let testApp: TestApp;
  let postgrest: ChildProcess;
  let gateway: Server;
  let address: string;
  let losesAnswers = false;

  before(async () => {
    testApp = await startApp('PostgreSQL');
    const port = await findFreePort();
    postgrest = spawn('postgrest', {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        PGRST_DB_URI: testApp.settings.DATABASE_URL,
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
      },
    });
    // Serves PostgREST under /rest/v1, like Supabase.
    gateway = createServer((asked, answer) => {
      const path = asked.url?.replace('/rest/v1', '');
      const forwarded = request({ port, path, method: asked.method, headers: asked.headers }, (given) => {
        if (losesAnswers) answer.destroy();
        else given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers));
      });
      asked.pipe(forwarded.on('error', () => answer.destroy()));
    });
    const gatewayPort = await findFreePort();
    await once(gateway.listen(gatewayPort, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${gatewayPort}`;
    const isResponding = () =>
      fetch(`${address}/rest/v1/`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (postgrest.exitCode === null && !(await isResponding())) await delay(50);
  });
  after(async () => {
    gateway.closeAllConnections();
    gateway.close();
    if (postgrest.kill()) await once(postgrest, 'exit');
    await testApp.drop();
  });

  for (const table of Object.keys(payloads) as TableName[]) {
    test(`stores one row in ${table} for a form that is resent after a lost response`, async () => {
      const fill = { key: table, milliseconds: 5_000, honeypot: '' };
      const sendForm = () => createDataClient(address, 'anon-key').insert(table, payloads[table], fill);
      losesAnswers = true;
      assert.equal((await sendForm())?.code, 'network');
      losesAnswers = false;
      assert.equal(await sendForm(), undefined);
      assert.equal((await testApp.query(`select from ${table}`)).length, 1);
    });
  }

  test('rejects the same rows as this server, with the same status and code', async () => {
    const good = payloads.contact_submissions;
    const refused: [string, Record<string, unknown>][] = [
      ['newsletter_subscribers', { email: 'READER@example.com' }],
      ['newsletter_subscribers', { email: null }],
      ['contact_submissions', { ...good, inquiry_type: 'spam' }],
      ['contact_submissions', { ...good, id: '00000000-0000-4000-8000-000000000000' }],
      ['contact_submissions', { ...good, is_admin: true }],
      [
        'live_selling_survey_responses',
        { ...payloads.live_selling_survey_responses, follower_count: 'many' },
      ],
    ];
    for (const [table, row] of refused) {
      const own = await insert(testApp.app, table, row);
      const response = await fetch(`${address}/rest/v1/${table}`, {
        method: 'POST',
        headers: { apikey: 'anon-key', 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
      const { code } = (await response.json()) as { code: string };
      assert.deepEqual([response.status, code], [own.statusCode, own.json().code], JSON.stringify(row));
      assert.ok(response.status >= 400);
    }
  });
});
