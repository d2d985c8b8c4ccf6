import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { ContentNotPublishable } from '#server/content/publish-content.ts';
import { pullContent } from '#server/content/pull-content.ts';
import { readLook } from '#src/content/look.ts';
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

  test('leaves a draft with a missing picture out of the release', async () => {
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
    await desk.fetch(content.ada, 'PUT', 'content/documents/about-us', [{ path, patch: null, was }]);
  });

  test('rejects a release when published content has a missing picture', async () => {
    const replacePicture = (from: string, to: string) =>
      desk.database.query(
        `update staff.content_document set published = replace(published, $1, $2) where id = 'about-us'`,
        [from, to],
      );
    const [own, deleted] = ['pages/about-us.svg', 'uploads/0123456789abcdef.png'];
    await replacePicture(own, deleted);
    await assert.rejects(content.write(), (error: ContentNotPublishable) => {
      assert.deepEqual(
        error.problems.map(({ document, path }) => [document, path]),
        [['about-us', ['hero', 'picture', 'file']]],
      );
      return error instanceof ContentNotPublishable;
    });
    await replacePicture(deleted, own);
  });

  test('pulls pictures before content, and pulls no content whose picture was deleted', async () => {
    const picture = 'uploads/00000000000000aa.png';
    const addPicture = () =>
      desk.database.query(
        `insert into staff.picture (file, name, type, width, height, data, thumbnail)
        values ($1, 'x', 'image/png', 1, 1, decode('00ff10', 'hex'), 'small')`,
        [picture],
      );
    await addPicture();
    await content.change('services', { path: ['services', 'items', 0, 'picture', 'file'], value: picture });
    await content.publish();
    const project = join(folder, 'pulled');
    await cp('src/content', join(project, 'content'), { recursive: true });
    const store = content.place(join(project, 'content'));
    const readYaml = () => readFile(join(project, 'content/pages/services.yaml'), 'utf8');
    await desk.database.query('delete from staff.picture');
    const before = await readYaml();
    await assert.rejects(pullContent(store, join(project, 'pictures')), /refer to deleted pictures/);
    assert.equal(await readYaml(), before);
    await addPicture();
    const pulled = await pullContent(store, join(project, 'pictures'));
    assert.deepEqual(pulled.pictures, [picture]);
    assert.ok((await readYaml()).includes(picture));
    assert.deepEqual(await readFile(join(project, 'pictures', picture)), Buffer.from([0, 255, 16]));
    assert.deepEqual((await pullContent(store, join(project, 'pictures'))).documents, []);
  });

  test('leaves a picture without alt text out of the release, unless it is decorative', async () => {
    const picture = 'uploads/00000000000000bb.png';
    await desk.database.query(
      `insert into staff.picture (file, name, type, width, height, data, thumbnail)
      values ($1, 'x', 'image/png', 1, 1, decode('00ff11', 'hex'), 'small')`,
      [picture],
    );
    const hero = ['hero', 'picture'];
    const portrait = ['team', 'members', 0, 'picture'];
    for (const path of [hero, portrait])
      await content.change('about-us', { path: [...path, 'file'], value: picture });
    await content.change('about-us', { path: [...hero, 'alt'], value: '' });
    const missing = { document: 'about-us', path: [...hero, 'alt'], message: 'Required.' };
    const { left, ready } = await content.overview();
    // The file is published together with its alt text.
    assert.deepEqual({ left, ready }, { left: [missing, missing], ready: 1 });
    const { hero: shown, team } = parse(
      await readFile(join(await content.write(), 'pages/about-us.yaml'), 'utf8'),
    );
    assert.notEqual(shown.picture.alt, '');
    assert.deepEqual(
      [shown.picture.file, team.members[0].picture],
      ['pages/about-us.svg', { file: picture, alt: '' }],
    );
    await content.change('about-us', { path: [...hero, 'alt'], value: 'The crew at a market' });
    assert.deepEqual((await content.overview()).left, []);
  });

  test('publishes an uploaded typeface once the right to use it is confirmed, and pulls its file', async () => {
    const file = 'uploads/00000000000000bb.woff2';
    await desk.database.query(
      `insert into staff.picture (file, name, type, width, height, data, thumbnail, alt)
      values ($1, 'Northlight Sans', 'font/woff2', 1, 1, 'wOF2', 'small', '')`,
      [file],
    );
    const setLicenseConfirmation = (mayUse: boolean) =>
      content.change('brand', {
        path: ['ownTypeface'],
        value: { file, alt: '', name: 'Northlight Sans', mayUse },
      });
    const readTypeface = (target: string) => readLook(target).typeface;
    await setLicenseConfirmation(false);
    const left = (await content.overview()).left.filter(({ document }) => document === 'brand');
    assert.deepEqual(
      left.map(({ message }) => message),
      ['Confirm that you may use it.'],
    );
    assert.equal(readTypeface(await content.write()).id, 'archivo');
    await setLicenseConfirmation(true);
    const typeface = { id: 'own', name: 'Northlight Sans', file };
    assert.deepEqual(readTypeface(await content.publish()), typeface);
    const project = join(folder, 'with-typeface');
    await cp('src/content', join(project, 'content'), { recursive: true });
    const pulled = await pullContent(content.place(join(project, 'content')), join(project, 'pictures'));
    assert.ok(pulled.pictures.includes(file));
    assert.equal(await readFile(join(project, 'pictures', file), 'utf8'), 'wOF2');
    assert.deepEqual(readTypeface(join(project, 'content')), typeface);
  });
});
