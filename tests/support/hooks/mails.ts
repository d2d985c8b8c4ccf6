import assert from 'node:assert/strict';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { createMailPattern, fillPlaceholders, publishedMailTexts } from '#tests/support/mail/mail-texts.ts';
import { createMailRun } from '#tests/support/mail/run.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { containing } from '#tests/support/run/text-patterns.ts';

const simulatedMilliseconds = 100 * 60 * 60 * 1_000;

/**
 * Sends all emails of the next 100 hours. Each admin must get the notice of the stopped connection and no other email.
 */
export async function assertStoppedConnectionNotices(
  { database }: Pick<DeskApp, 'database'>,
  name: string,
): Promise<void> {
  const server = await startMailServer();
  const mails = createMailRun(database, server.url);
  mails.forward(simulatedMilliseconds);
  await mails.run();
  mails.close();
  await server.stop();
  const { subject, several, open } = publishedMailTexts.connection;
  const stopped = [subject, several].map((words) => createMailPattern(words));
  const [notice, ...others] = server.received.filter(({ mail }) =>
    stopped.some((words) => words.test(`${mail.subject}`)),
  );
  assert.deepEqual(others, []);
  assert.equal(notice?.mail.subject, fillPlaceholders(subject, { name }));
  const admins = await database.query(`select email from staff.member where role = 'admin'`);
  assert.deepEqual(
    notice?.to.toSorted(),
    admins.map(({ email }) => email),
  );
  const link = new RegExp(`${containing(open).source}:\nhttp.*/desk/connections\n`);
  assert.match(notice?.mail.text ?? '', link);
}
