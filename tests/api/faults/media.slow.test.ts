import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import type { PictureLibrary } from '#shared/desk/media.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { createLargePhoto, createPhoto } from '#tests/support/media/pictures.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';

const maxMegabytes = 300;

// The embedded database runs in the server process, which then needs more memory.
for (const backend of backends.filter((backend) => backend === 'PostgreSQL'))
  describe('large uploads to a running server', { timeout: 600_000 }, () => {
    let testDatabase: TestDatabase;
    const folder = temporaryFolder();
    let server: ServerProcess;
    let cookie: string;

    const startSite = () => startServer({ ...testDatabase.settings, DATA_DIR: folder, HOST: 'localhost' });
    before(async () => {
      testDatabase = await createTestDatabase(backend);
      const member = await makeMember(testDatabase, 'ada@example.com', 'admin');
      const about = { device: 'A test', before: '', by: 'test' };
      cookie = `desk=${await beginSession(createStaffDatabase(testDatabase.database), member, about)}`;
      server = await startSite();
    });
    after(async () => {
      await server.stop();
      await testDatabase.drop();
    });

    const mediaUrl = (path: string) => `${server.address.replace(/\/$/, '')}/desk/api/content/media${path}`;
    const upload = (content: Buffer, name: string) =>
      fetch(mediaUrl(`?name=${name}`), {
        method: 'POST',
        body: new Uint8Array(content),
        headers: {
          origin: new URL(server.address).origin,
          cookie,
          'content-type': 'application/octet-stream',
        },
      });
    const readLibrary = async (): Promise<PictureLibrary> =>
      (await fetch(mediaUrl(''), { headers: { cookie } })).json();

    test(`decodes ten 50-megapixel pictures at once in less than ${maxMegabytes} MB`, async () => {
      const photos: Buffer[] = [];
      for (let seed = 0; seed < 10; seed++) photos.push(await createLargePhoto(seed));
      const answers = await Promise.all(photos.map((content, index) => upload(content, `${index}.jpg`)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(10).fill(200),
      );
      assert.equal((await readLibrary()).pictures.length, 10);
      const most =
        Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
      assert.ok(most < maxMegabytes, `${Math.round(most)} MB`);
    });

    test('stores an uploaded picture completely or not at all after kill -9', async () => {
      const content = await createPhoto({ width: 3000, height: 2000 });
      for (const milliseconds of [30, 300, 700, 1200, 1800]) {
        const statusSent = upload(content, `killed-${milliseconds}.jpg`).then(
          ({ status }) => status,
          () => 0,
        );
        await delay(milliseconds);
        await server.stop('SIGKILL');
        const status = await statusSent;
        server = await startSite();
        const known = (await readLibrary()).pictures.filter(({ name }) => name.startsWith('killed'));
        if (status === 200) assert.equal(known.length, 1);
        for (const { file } of known) {
          const served = await fetch(mediaUrl(`/files/${file.slice('uploads/'.length)}`), {
            headers: { cookie },
          });
          assert.equal(served.status, 200);
        }
      }
      assert.equal((await upload(content, 'killed-never.jpg')).status, 200, 'trying again is enough');
      assert.ok(readdirSync(join(folder, 'uploading')).length <= 15);
    });
  });
