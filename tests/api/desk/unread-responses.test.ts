import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type DeskApp, sameOriginHeaders, startDesk } from '#tests/support/desk/app.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const folder = temporaryFolder();
let desk: DeskApp;

before(async () => {
  writeFileSync(join(folder, 'large.mp4'), Buffer.alloc(5_000_000, 'a'));
  desk = await startDesk('embedded', { STATIC_DIR: folder });
});
after(() => desk.drop());

const createRequest = (path: string) =>
  [`GET ${path} HTTP/1.1`, `Host: ${sameOriginHeaders.host}`, '', ''].join('\r\n');

test('does not delay members when an anonymous client never reads its responses', async (context) => {
  const cookie = await desk.memberOf('agent');
  const { port, hostname } = new URL(desk.url);
  const socket = connect(Number(port), hostname);
  context.after(() => socket.destroy());
  socket.on('error', () => {}).pause();
  // The desk's responses are queued behind the response with the video.
  socket.write(createRequest('/large.mp4') + createRequest('/desk/api/leads').repeat(600));
  await delay(100);
  const since = performance.now();
  const response = await desk.fetch(cookie, 'GET', 'leads?view=open');
  assert.equal(response.statusCode, 200);
  assert.ok(performance.now() - since < 2_000, `${Math.round(performance.now() - since)} ms`);
});
