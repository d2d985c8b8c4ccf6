import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addConnection } from '#server/outbound/hooks/endpoints.ts';
import type { NewConnection } from '#shared/desk/connections.ts';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { hookSettings, startReceiver } from '#tests/support/hooks/run.ts';
import { killUnderLoad } from '#tests/support/server/kill-under-load.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';

const timeoutMilliseconds = 120_000;

for (const backend of backends)
  test(`loses no webhook on kill -9 between sending and recording it, and resends it with the same id (${backend})`, async (context) => {
    const testDatabase = await createTestDatabase(backend);
    const receiver = await startReceiver();
    const wanted: NewConnection = {
      kind: 'webhook',
      name: 'CRM',
      address: receiver.url,
      events: ['lead.created'],
      isFull: false,
    };
    const admin = await makeMember(testDatabase, 'admin@example.com', 'admin');
    const key = Buffer.from(hookSettings.HOOKS_KEY, 'base64');
    await addConnection(createStaffDatabase(testDatabase.database), key, wanted, admin);
    const { acknowledged, between, finish } = await killUnderLoad(testDatabase, hookSettings, {
      pause: 40,
      delivered: () => receiver.requests.length,
    });
    const groupByLead = () =>
      Map.groupBy(
        receiver.requests.map(({ headers, body }) => ({
          id: headers['webhook-id'] ?? '',
          lead: JSON.parse(body).data.lead.id as string,
        })),
        ({ lead }) => lead,
      );
    const deadline = Date.now() + timeoutMilliseconds;
    while (Date.now() < deadline && groupByLead().size < acknowledged.size) await delay(200);
    // Rows whose response was lost are delivered too, so this waits until no more webhooks arrive.
    for (let before = -1; before < receiver.requests.length && Date.now() < deadline; await delay(3_000))
      before = receiver.requests.length;
    const rows = await finish(
      `select lead.id, job.state, job.attempts from staff.lead
        left join staff.hook_event as event on event.lead_id = lead.id
        left join staff.job on job.subject_id = event.id`,
    );
    await receiver.stop();
    const deliveries = groupByLead();
    const deliveriesOf = (lead: string) => deliveries.get(lead) ?? [];
    const twice = rows.filter(({ id }) => deliveriesOf(id).length > 1);
    context.diagnostic(
      `${faultRounds} kills, ${between} of them with a message on its way, ${rows.length} leads, ${twice.length} sent twice`,
    );
    assert.ok(acknowledged.size > 0);
    assert.ok(
      rows.length >= acknowledged.size,
      'every acknowledged row is one lead with one event and one job',
    );
    assert.deepEqual(
      rows.filter(({ id, state }) => deliveriesOf(id).length === 0 || state !== 'done'),
      [],
      'lost, or not done',
    );
    assert.deepEqual(
      twice.filter(({ id, attempts }) => attempts < deliveriesOf(id).length),
      [],
      'told again although nothing broke off',
    );
    assert.deepEqual(
      rows.filter(({ id }) => new Set(deliveriesOf(id).map((one) => one.id)).size > 1),
      [],
      'told again under another id',
    );
  });
