import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ContentRefused } from '#server/content/publish-content.ts';
import { pullContent } from '#server/content/pull-content.ts';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { type ContentDesk, startContentDesk } from '#tests/support/desk/content-desk.ts';

describe('pictures in published content', () => {
  let content: ContentDesk;
  let desk: DeskApp;
  let folder: string;

  before(async () => {
    content = await startContentDesk();
    ({ desk, folder } = content);
  });
  after(() => content.stop());

  test('leaves out a draft with a missing picture', async () => {
    const path = ['hero', 'picture', 'file'];
    await content.change('about-us', { path, value: 'uploads/0123456789abcdef.png' });
    const left = [{ document: 'about-us', path, message: 'This picture was deleted. Choose another one.' }];
    assert.deepEqual(
      (await content.overview()).left.map(({ between, ...problem }) => problem),
      left,
    );
    assert.deepEqual(
      (await content.read('about-us')).problems.map(({ between, ...problem }) => problem),
      left,
    );
    const target = await content.write();
    const text = await readFile(join(target, 'pages/about-us.yaml'), 'utf8');
    assert.ok(!text.includes('uploads/'));
    const { changes } = await content.read('about-us');
    const was = changes[0]?.version ?? null;
    await desk.ask(content.ada, 'PUT', 'content/documents/about-us', [{ path, patch: null, was }]);
  });

  test('rejects a release when published content has a missing picture', async () => {
    const swap = (from: string, to: string) =>
      desk.database.query(
        `update staff.content_document set published = replace(published, $1, $2) where id = 'about-us'`,
        [from, to],
      );
    const [own, deleted] = ['pages/about-us.svg', 'uploads/0123456789abcdef.png'];
    await swap(own, deleted);
    await assert.rejects(content.write(), (error: ContentRefused) => {
      assert.deepEqual(
        error.problems.map(({ document, path }) => [document, path]),
        [['about-us', ['hero', 'picture', 'file']]],
      );
      return error instanceof ContentRefused;
    });
    await swap(deleted, own);
  });

  test('pulls pictures before content, and no content whose picture was deleted', async () => {
    const picture = 'uploads/00000000000000aa.png';
    const add = () =>
      desk.database.query(
        `insert into staff.picture (file, name, type, width, height, data, thumbnail)
        values ($1, 'x', 'image/png', 1, 1, decode('00ff10', 'hex'), 'small')`,
        [picture],
      );
    await add();
    await content.change('services', { path: ['services', 'items', 0, 'picture', 'file'], value: picture });
    await content.publish();
    const project = join(folder, 'pulled');
    await cp('src/content', join(project, 'content'), { recursive: true });
    const store = content.place(join(project, 'content'));
    const yaml = () => readFile(join(project, 'content/pages/services.yaml'), 'utf8');
    await desk.database.query('delete from staff.picture');
    const before = await yaml();
    await assert.rejects(pullContent(store, join(project, 'pictures')), /name pictures that were deleted/);
    assert.equal(await yaml(), before);
    await add();
    const pulled = await pullContent(store, join(project, 'pictures'));
    assert.deepEqual(pulled.pictures, [picture]);
    assert.ok((await yaml()).includes(picture));
    assert.deepEqual(await readFile(join(project, 'pictures', picture)), Buffer.from([0, 255, 16]));
    assert.deepEqual((await pullContent(store, join(project, 'pictures'))).documents, []);
  });
});
