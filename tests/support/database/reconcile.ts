import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Receiver } from '#tests/support/hooks/run.ts';
import type { MailServer } from '#tests/support/mail/server.ts';
import { compareRows, type Load } from '#tests/support/server/load.ts';

const timeoutMilliseconds = 120_000;
const pollMilliseconds = 300;
const pollsUntilStalled = 10;

export async function waitForJobs(staff: StaffDatabase): Promise<void> {
  const readPendingJobs = async () => {
    const jobs = await staff.query(
      `select id from staff.job where state = 'queued' and (kind = 'mail.received' or kind like 'hook.%')
      union all select null from staff.arrival order by id`,
    );
    return jobs.map(({ id }) => id);
  };
  const deadline = Date.now() + timeoutMilliseconds;
  let before: unknown[] = [];
  for (let jobs = await readPendingJobs(), quiet = 0; jobs.length > 0; jobs = await readPendingJobs()) {
    assert.ok(Date.now() < deadline, `${jobs.length} jobs are not done`);
    quiet = isDeepStrictEqual(jobs, before) ? quiet + 1 : 0;
    before = jobs;
    if (quiet === pollsUntilStalled)
      await staff.query('update staff.job set leased_until = null where leased_until is not null');
    await delay(pollMilliseconds);
  }
}

/**
 * Compares the responses to visitors with the stored rows, the emails and the webhook deliveries.
 * @returns the figures as text
 * @throws AssertionError when an acknowledged row is missing or duplicated, an email was sent three times or lost
 * without being reported, or a webhook is missing or has two ids
 */
export async function reconcile(
  loads: Load[],
  staff: StaffDatabase,
  smtp: MailServer,
  receiver: Receiver,
): Promise<string> {
  const rows = await staff.query('select id, email from contact_submissions');
  const acknowledged = new Set(loads.flatMap((load) => [...load.acknowledged]));
  const { lost, doubled } = compareRows({ acknowledged }, rows);

  const copies = Map.groupBy(
    smtp.received.flatMap(({ to }) => to),
    (address) => address,
  );
  const mails = await staff.query(
    `select email, state, begun from staff.job join contact_submissions as row on row.id = subject_id
    where kind = 'mail.received'`,
  );
  const countEmails = (email: unknown) => copies.get(String(email))?.length ?? 0;
  const deliveriesByLead = Map.groupBy(
    receiver.requests.map(({ headers, body }) => ({
      id: headers['webhook-id'] ?? '',
      lead: JSON.parse(body).data.lead.id as string,
    })),
    ({ lead }) => lead,
  );
  const leads = await staff.query('select id from staff.lead');
  const deliveriesOf = (id: unknown) => deliveriesByLead.get(String(id)) ?? [];
  const twice = mails.filter(({ email }) => countEmails(email) === 2);

  assert.ok(acknowledged.size > 0);
  assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 });
  assert.equal(mails.length, rows.length, 'each row is one mail');
  assert.deepEqual(
    // An email with two interrupted attempts is `uncertain`, which the desk shows.
    mails.filter(
      ({ email, state }) => countEmails(email) > 2 || (countEmails(email) === 0 && state !== 'uncertain'),
    ),
    [],
  );
  assert.deepEqual(
    twice.filter(({ begun }) => Number(begun) < 2),
    [],
    'twice although the first was noted',
  );
  assert.equal(leads.length, rows.length, 'each row is one lead');
  assert.deepEqual(
    leads.filter(({ id }) => deliveriesOf(id).length === 0),
    [],
    'not told',
  );
  assert.deepEqual(
    leads.filter(({ id }) => new Set(deliveriesOf(id).map((one) => one.id)).size > 1),
    [],
    'told again under another id',
  );
  return (
    `${acknowledged.size} answered rows, ${lost} lost, ${doubled} doubled; ` +
    `${mails.length} mails, ${twice.length} twice; ${leads.length} leads, ` +
    `${leads.filter(({ id }) => deliveriesOf(id).length > 1).length} told again`
  );
}
