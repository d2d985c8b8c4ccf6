import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuelight-full-'));
const megabytes = 160;
const megabyte = 1024 * 1024;
const isMounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
const skip = isMounted ? false : 'needs the right to mount a small disk';

describe('a full disk under the embedded database', { skip }, () => {
  const filler = join(folder, 'filler');
  let database: Database;

  before(async () => {
    const testDatabase = await createTestDatabase('embedded');
    await testDatabase.database.close();
    mkdirSync(join(folder, 'data'));
    cpSync(testDatabase.settings.DATA_DIR ?? '', join(folder, 'data'), { recursive: true });
    await testDatabase.remove();
    database = await connectDatabase(settings({ DATA_DIR: join(folder, 'data') }), silentLog);
  });
  after(async () => {
    await database.close().finally(() => spawnSync('umount', [folder]));
    rmSync(folder, { recursive: true });
  });

  test('reports a full disk, keeps stored rows and recovers when space is freed', async () => {
    const app = await buildApp(settings({ DATA_DIR: join(folder, 'data') }), database);
    const sendForm = () => insert(app, 'contact_submissions', payloads.contact_submissions);
    assert.equal((await sendForm()).statusCode, 201);

    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 40 * megabyte));
    const refused = await sendForm();
    assert.equal(refused.statusCode, 503);
    assert.equal(refused.json().code, '53100');
    assert.equal(refused.headers['retry-after'], '60');

    rmSync(filler);
    assert.equal((await sendForm()).statusCode, 201);
    const { rows } = await database.asOwner((client) => client.query('select from contact_submissions'));
    assert.equal(rows.length, 2);
    await app.close();
  });

  test('rejects large rows when only the disk reserve is left, and stores every accepted row', async () => {
    const app = await buildApp(settings({ DATA_DIR: join(folder, 'data') }), database);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 68 * megabyte));
    const createMessage = () =>
      String.fromCodePoint(...Array.from({ length: 20_000 }, () => 0x20000 + randomInt(40_000)));
    const countRows = async () => {
      const { rows } = await database.asOwner((client) => client.query('select from contact_submissions'));
      return rows.length;
    };
    const before = await countRows();
    const answers = await Promise.all(
      Array.from({ length: 300 }, () =>
        insert(app, 'contact_submissions', { ...payloads.contact_submissions, message: createMessage() }),
      ),
    );
    const left = statfsSync(folder);
    // The last accepted row may start a new write-ahead log file of 16 MB.
    assert.ok(left.bavail * left.bsize > 46 * megabyte, `${left.bavail * left.bsize} bytes left`);
    const codes = answers.map(({ statusCode }) => statusCode);
    assert.ok(codes.includes(503) && codes.includes(201), codes.join(' '));
    assert.equal(await countRows(), before + codes.filter((code) => code === 201).length);
    rmSync(filler);
    await app.close();
  });

  test('starts on a full disk, serves pages and stores forms once space is freed', async () => {
    const pages = join(folder, 'pages');
    mkdirSync(pages);
    writeFileSync(join(pages, 'index.html'), '<h1>Home</h1>');
    await database.close();
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    const server = await startServer({ DATA_DIR: join(folder, 'data'), STATIC_DIR: pages });
    const sendForm = () => post(server.address, 'contact_submissions', payloads.contact_submissions);
    assert.equal(await (await fetch(server.address)).text(), '<h1>Home</h1>');
    assert.equal(await sendForm(), 503);
    rmSync(filler);
    await until(async () => assert.equal(await sendForm(), 201), 15_000);
    await server.stop();
    assert.match(server.output(), new RegExp(`No space left on the disk of ${folder}\\S*:`));
    database = await connectDatabase(settings({ DATA_DIR: join(folder, 'data') }), silentLog);
  });

  test('fails a query that fills the disk and keeps all stored rows', async () => {
    const readRows = () => database.asOwner((client) => client.query('select from contact_submissions'));
    const stored = (await readRows()).rows.length;
    writeFileSync(filler, Buffer.alloc(40 * megabyte));
    const tooMuch = `create table filler as
      select (select string_agg(gen_random_uuid()::text, '') from generate_series(1, 50 + 0 * n)) as text
      from generate_series(1, 90000) as n`;
    await assert.rejects(database.asOwner((client) => client.query(tooMuch)));
    rmSync(filler);
    const deadline = Date.now() + 20_000;
    let answer = await readRows().catch(() => undefined);
    while (!answer && Date.now() < deadline) {
      await delay(200);
      answer = await readRows().catch(() => undefined);
    }
    assert.equal(answer?.rows.length, stored);
  });
});
