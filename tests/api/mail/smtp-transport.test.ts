import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSmtpTransport } from '#server/outbound/mail/transport/smtp-transport.ts';
import { startMailServer } from '#tests/support/mail/server.ts';

test('does not send an email if its job was deleted before sending', async () => {
  const smtp = await startMailServer();
  const transport = createSmtpTransport(smtp.url, 2_000);
  const message = { id: 'x', from: 'cue@cue.example', to: ['x@example.com'], raw: Buffer.from('x: y') };
  const { result } = await transport.send(message, async () => false);
  transport.close();
  assert.deepEqual([result, smtp.received.length], ['later', 0]);
  await smtp.stop();
});
