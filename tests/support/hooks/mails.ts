import assert from 'node:assert/strict';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { mailRun } from '#tests/support/mail/run.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { filledIn, mailText, mailWords } from '#tests/support/mail/words.ts';
import { saying } from '#tests/support/run/saying.ts';

const longest = 100 * 60 * 60 * 1_000;

/** Sends all mails that are due within days: one of them tells every admin that a connection has stopped, and none another. */
export async function assertToldOfStop({ database }: Pick<DeskApp, 'database'>, name: string): Promise<void> {
  const server = await startMailServer();
  const mails = mailRun(database, server.url);
  mails.forward(longest);
  await mails.run();
  mails.close();
  await server.stop();
  const { subject, several, open } = mailWords.connection;
  const stopped = [subject, several].map((words) => mailText(words));
  const [told, ...others] = server.taken.filter(({ mail }) =>
    stopped.some((words) => words.test(`${mail.subject}`)),
  );
  assert.deepEqual(others, []);
  assert.equal(told?.mail.subject, filledIn(subject, { name }));
  const admins = await database.query(`select email from staff.member where role = 'admin'`);
  assert.deepEqual(
    told?.to.toSorted(),
    admins.map(({ email }) => email),
  );
  const link = new RegExp(`${saying(open).source}:\nhttp.*/desk/connections\n`);
  assert.match(told?.mail.text ?? '', link);
}
