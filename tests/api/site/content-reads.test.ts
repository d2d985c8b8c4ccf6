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

const cacheableMilliseconds = 2_100;

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

  async function findFilesReadBy(work: () => Promise<unknown>): Promise<string[]> {
    reads.mock.resetCalls();
    await work();
    const files = reads.mock.calls.map(({ arguments: [file] }) => String(file));
    return files.filter((file) => file.endsWith('.yaml'));
  }
  const openDocument = async (id: string): Promise<ContentDocument> =>
    (await desk.fetch(ada, 'GET', `content/documents/${id}`)).json();
  const changeLead = (value: string) =>
    desk.fetch(ada, 'PUT', 'content/documents/careers', [
      { path: ['hero', 'lead'], patch: { path: ['hero', 'lead'], value }, was: null },
    ]);
  const contentStore = () => ({ staff: createStaffDatabase(desk.database.database), folder });
  const readHome = async () => (await readStoredDocuments(contentStore())).get('home')?.published;

  test('reads no file when an unchanged document is requested again, even with drafts', async () => {
    assert.equal((await changeLead('A draft.')).statusCode, 200);
    await openDocument('home');
    assert.deepEqual(await findFilesReadBy(() => openDocument('home')), []);
    assert.deepEqual(await findFilesReadBy(() => openDocument('careers')), []);
  });

  test('reads a deployed file after each change, and only once', async () => {
    const file = join(folder, 'pages/home.yaml');
    await delay(cacheableMilliseconds);
    assert.equal((await findFilesReadBy(readHome)).length, documents.size);
    assert.deepEqual(await findFilesReadBy(readHome), []);
    const before = await readFile(file, 'utf8');
    const { atime, mtime } = await stat(file);
    for (const turn of ['A', 'B', 'C']) {
      // The three texts have the same length and may be written within the same tick of the file system's clock.
      const text = `${before}# ${turn}\n`;
      await writeFile(file, text);
      assert.equal(await readHome(), text);
    }
    await delay(cacheableMilliseconds);
    assert.deepEqual(await findFilesReadBy(readHome), [file]);
    assert.deepEqual(await findFilesReadBy(readHome), []);

    // Replaces the file like a deploy tool: atomically, and with the old modification time.
    const other = `${before}# D\n`;
    await writeFile(`${file}.new`, other);
    await utimes(`${file}.new`, atime, mtime);
    await rename(`${file}.new`, file);
    assert.equal(await readHome(), other);
  });

  test('returns newly published content immediately', async () => {
    const { staff } = contentStore();
    const own = { staff, folder: 'src/content' };
    const release = join(folder, 'release');
    await writeContent(own, release, 'publish');
    await recordPublished(own, release, null, false);
    const { published, changes } = await openDocument('careers');
    assert.deepEqual(changes, []);
    assert.equal((published as { hero: { lead: string } }).hero.lead, 'A draft.');
  });
});
