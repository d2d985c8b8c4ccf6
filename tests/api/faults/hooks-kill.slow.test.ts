import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import { addConnection } from '#server/outbound/hooks/endpoints.ts';
import type { NewConnection } from '#shared/desk/connections.ts';
import { backends, freshDatabase } from '#tests/support/database/fresh.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { hookSettings, startReceiver } from '#tests/support/hooks/run.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const everyMilliseconds = 40;
const patienceMilliseconds = 120_000;

for (const backend of backends)
  test(`loses no webhook and reuses its id after kill -9 between sending and recording (${backend})`, async (context) => {
    const fresh = await freshDatabase(backend);
    const receiver = await startReceiver();
    const wanted: NewConnection = {
      kind: 'webhook',
      name: 'CRM',
      address: receiver.url,
      events: ['lead.created'],
      isFull: false,
    };
    const admin = await makeMember(fresh, 'admin@example.com', 'admin');
    const key = Buffer.from(hookSettings.HOOKS_KEY, 'base64');
    await addConnection(staffDatabase(fresh.database), key, wanted, admin);
    const mails = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
    const places = { DATA_DIR: mails, SITE_URL: 'https://cue.example' };
    const work = { ...places, ...fresh.settings, ...hookSettings, JOBS: 'true' };
    // The embedded database allows only one process.
    if (backend === 'embedded') await fresh.database.close();
    let server = await startServer(work);
    let acknowledged = 0;
    let isLoaded = true;
    const load = (async () => {
      for (let number = 0; isLoaded; number++) {
        const row = { ...payloads.contact_submissions, email: `visitor-${number}@example.com` };
        if ((await post(server.address, 'contact_submissions', row)) === 201) acknowledged += 1;
        await delay(everyMilliseconds);
      }
    })();
    let between = 0;
    for (let round = 0; round < faultRounds; round++) {
      await delay(randomInt(200, 800));
      const before = receiver.requests.length;
      for (let wait = 0; receiver.requests.length === before && wait < 5_000; wait++) await delay(1);
      await server.stop('SIGKILL');
      if (receiver.requests.length > before) between += 1;
      // Expires the leases of the killed process.
      if (backend === 'PostgreSQL') {
        await fresh.query('update staff.job set leased_until = null where leased_until is not null');
      }
      server = await startServer(work);
    }
    isLoaded = false;
    await load;
    const told = () =>
      Map.groupBy(
        receiver.requests.map(({ headers, body }) => ({
          id: headers['webhook-id'] ?? '',
          lead: JSON.parse(body).data.lead.id as string,
        })),
        ({ lead }) => lead,
      );
    const deadline = Date.now() + patienceMilliseconds;
    while (Date.now() < deadline && told().size < acknowledged) await delay(200);
    // Rows whose response was lost are delivered too. Waits until no more arrive.
    for (let before = -1; before < receiver.requests.length && Date.now() < deadline; await delay(3_000))
      before = receiver.requests.length;
    await server.stop();

    const database =
      backend === 'embedded' ? await connectDatabase(settings(fresh.settings), silentLog) : fresh.database;
    const { rows } = await database.asOwner((client) =>
      client.query(
        `select lead.id, job.state, job.attempts from staff.lead
        left join staff.hook_event as event on event.lead_id = lead.id
        left join staff.job on job.subject_id = event.id`,
      ),
    );
    await database.close();
    await fresh.remove();
    await receiver.stop();
    rmSync(mails, { recursive: true });
    const heard = told();
    const copies = (lead: string) => heard.get(lead) ?? [];
    const twice = rows.filter(({ id }) => copies(id).length > 1);
    context.diagnostic(
      `${faultRounds} kills, ${between} of them with a message on its way, ${rows.length} leads, ${twice.length} told again`,
    );
    assert.ok(acknowledged > 0);
    assert.ok(rows.length >= acknowledged, 'every acknowledged row is one lead with one event and one job');
    assert.deepEqual(
      rows.filter(({ id, state }) => copies(id).length === 0 || state !== 'done'),
      [],
      'lost, or not done',
    );
    assert.deepEqual(
      twice.filter(({ id, attempts }) => attempts < copies(id).length),
      [],
      'told again although nothing broke off',
    );
    assert.deepEqual(
      rows.filter(({ id }) => new Set(copies(id).map((one) => one.id)).size > 1),
      [],
      'told again under another id',
    );
  });
