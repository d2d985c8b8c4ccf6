import assert from 'node:assert/strict';
import { test } from 'node:test';
import { simpleParser } from 'mailparser';
import { toMessage } from '#server/outbound/mail/message.ts';

test('never splits an email address into several recipients', async () => {
  const list = 'a@x.co, b@y.co';
  const from = { name: 'Cue', address: 'studio@cue.example' };
  const mail = { subject: 'x', preview: '', blocks: [], footer: [], replyTo: list };
  const { to, replyTo } = await simpleParser((await toMessage(mail, 'id', from, [list], new Date())).raw);
  assert.deepEqual([[to].flat()[0]?.value.length, replyTo?.value.length], [1, 1]);
});
