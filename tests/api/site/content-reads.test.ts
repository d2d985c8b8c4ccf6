import assert from 'node:assert/strict';
import fs from 'node:fs';
import { cp, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, mock, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { readStoredDocuments } from '#server/content/document-store.ts';
import { recordPublished, writeContent } from '#server/content/publish-content.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import { documents } from '#src/content/documents.ts';
import { type DeskApp, startDesk } from '#tests/support/desk/app.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const settled = 2_100;

describe('reading content files', () => {
  let desk: DeskApp;
  let ada: string;
  let folder: string;
  const reads = mock.method(fs.promises, 'readFile');

  before(async () => {
    syncBuiltinESMExports();
    desk = await startDesk('embedded');
    ada = await desk.memberOf('editor');
    folder = temporaryFolder();
    await cp('src/content', folder, { recursive: true });
  });
  after(async () => {
    reads.mock.restore();
    syncBuiltinESMExports();
    await desk.drop();
  });

  async function readBy(work: () => Promise<unknown>): Promise<string[]> {
    reads.mock.resetCalls();
    await work();
    const files = reads.mock.calls.map(({ arguments: [file] }) => String(file));
    return files.filter((file) => file.endsWith('.yaml'));
  }
  const open = async (id: string): Promise<ContentDocument> =>
    (await desk.ask(ada, 'GET', `content/documents/${id}`)).json();
  const change = (value: string) =>
    desk.ask(ada, 'PUT', 'content/documents/careers', [
      { path: ['hero', 'lead'], patch: { path: ['hero', 'lead'], value }, was: null },
    ]);
  const place = () => ({ staff: createStaffDatabase(desk.database.database), folder });
  const kept = async () => (await readStoredDocuments(place())).get('home')?.published;

  test('reads no file when an unchanged document is requested again, even with drafts', async () => {
    assert.equal((await change('A draft.')).statusCode, 200);
    await open('home');
    assert.deepEqual(await readBy(() => open('home')), []);
    assert.deepEqual(await readBy(() => open('careers')), []);
  });

  test('reads a deployed file whenever it changes, and only once after that', async () => {
    const file = join(folder, 'pages/home.yaml');
    await delay(settled);
    assert.equal((await readBy(kept)).length, documents.size);
    assert.deepEqual(await readBy(kept), []);
    const before = await readFile(file, 'utf8');
    const { atime, mtime } = await stat(file);
    for (const turn of ['A', 'B', 'C']) {
      // The three texts have the same length, and may be written within one clock tick.
      const text = `${before}# ${turn}\n`;
      await writeFile(file, text);
      assert.equal(await kept(), text);
    }
    await delay(settled);
    assert.deepEqual(await readBy(kept), [file]);
    assert.deepEqual(await readBy(kept), []);

    // Replaces the file like a deploy tool, atomically and with the old modification time.
    const other = `${before}# D\n`;
    await writeFile(`${file}.new`, other);
    await utimes(`${file}.new`, atime, mtime);
    await rename(`${file}.new`, file);
    assert.equal(await kept(), other);
  });

  test('returns published content immediately', async () => {
    const { staff } = place();
    const own = { staff, folder: 'src/content' };
    const release = join(folder, 'release');
    await writeContent(own, release, 'publish');
    await recordPublished(own, release, null, false);
    const { published, changes } = await open('careers');
    assert.deepEqual(changes, []);
    assert.equal((published as { hero: { lead: string } }).hero.lead, 'A draft.');
  });
});
