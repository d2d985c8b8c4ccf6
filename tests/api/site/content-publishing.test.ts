import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readStoredDocument } from '#server/content/document-store.ts';
import {
  ContentNotPublishable,
  findUnpulledDocuments,
  recordPublished,
  writeContent,
} from '#server/content/publish-content.ts';
import { readDocument } from '#server/content/text/write-document.ts';
import type { ContentDocument, LaunchList } from '#shared/desk/content.ts';
import { site } from '#site.config';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { type ContentDesk, startContentDesk } from '#tests/support/desk/content-desk.ts';
import { contentOf } from '#tests/support/pages/content.ts';

const [, pro = assert.fail()] = contentOf('pages/live-production', liveProductionSchema).packages.items;
const otherPrice = '$77,777';

describe('publishing content', () => {
  let content: ContentDesk;
  let desk: DeskApp;
  let folder: string;

  before(async () => {
    content = await startContentDesk();
    ({ desk, folder } = content);
  });
  after(() => content.stop());

  const pathOf = (id: string) => join(folder, `pages/${id}.yaml`);
  const packages = ['packages', 'items'];

  test('records published changes in the history and leaves the rest of the YAML file untouched', async () => {
    await content.change('live-production', { path: [...packages, 1, 'price'], value: otherPrice });
    const target = await content.publish();
    const source = await readFile('src/content/pages/live-production.yaml', 'utf8');
    const written = await readFile(join(target, 'pages/live-production.yaml'), 'utf8');
    assert.equal(
      written.replace(otherPrice, () => pro.price),
      source,
    );
    const { lines } = await content.history();
    assert.deepEqual(
      lines.map(({ where, before, after, mayRestore }) => [where, before, after, mayRestore]),
      [[`Packages, ${pro.name}, price`, pro.price, otherPrice, true]],
    );
    const { published, changes } = await content.read('live-production');
    assert.deepEqual(changes, []);
    assert.ok(JSON.stringify(published).includes(otherPrice));
    await recordPublished(content.place(), target, null, false);
    assert.equal((await content.history()).lines.length, 1);
  });

  test('keeps a draft of text that is typed during publishing', async () => {
    await content.change('live-production', { path: ['hero', 'lead'], value: 'First.' });
    const target = await content.write();
    await content.change('live-production', { path: ['hero', 'lead'], value: 'First and second.' });
    await recordPublished(content.place(), target, null, false);
    const { changes } = await content.read('live-production');
    assert.deepEqual(
      changes.map(({ base, stale, ...patch }) => [base, 'value' in patch && patch.value, stale]),
      [['First.', 'First and second.', false]],
    );
    await content.publish();
  });

  test('keeps drafts and history attached to a list item that moved in a published reorder', async () => {
    await content.change('live-production', { path: packages, order: [2, 0, 1], added: {} });
    const target = await content.write();
    await content.change('live-production', { path: [...packages, 0, 'terms'], value: 'by the hour' });
    await recordPublished(content.place(), target, null, false);
    const { changes } = await content.read('live-production');
    assert.deepEqual(
      changes.map(({ path }) => path),
      [[...packages, 1, 'terms']],
    );
    const price = (await content.history()).lines.find(({ where }) => where.endsWith(`${pro.name}, price`));
    const restored = await desk.fetch(content.ada, 'POST', `content/history/${price?.id}/restore`);
    const { path, ...patch } = (restored.json() as ContentDocument).changes.at(-1) ?? { path: [] };
    assert.deepEqual([path, 'value' in patch && patch.value], [[...packages, 2, 'price'], pro.price]);
    await content.publish();
  });

  test('removes items from the launch checklist once their settings are filled in or confirmed', async () => {
    const readLaunchList = async (): Promise<LaunchList> =>
      (await desk.fetch(content.ada, 'GET', 'content/launch')).json();
    await content.change('site', { path: ['email'], value: 'hello@agency.example' });
    await content.change('site', { path: ['openings', 'joinDiscord'], value: '' });
    await content.change('site', { path: ['waived'], order: [], added: {} });
    await content.publish();
    const { findings } = await readLaunchList();
    const findingOf = (id: string) => findings.find((finding) => finding.id === id);
    assert.deepEqual([findingOf('site.email')?.document, findingOf('site.email')?.path], ['site', ['email']]);
    assert.deepEqual(findingOf('opening.joinDiscord')?.path, ['openings', 'joinDiscord']);
    assert.ok(findings.every(({ waits }) => !waits));
    const settings: [(string | number)[], string][] = [
      [['brand'], 'Lumen'],
      [['legalName'], 'Lumen Live GmbH'],
      [['tagline'], 'Shows that sell'],
      [['email'], 'hello@lumen.live'],
      [['privacyOfficerEmail'], 'privacy@lumen.live'],
      [['phone'], '+49 30 901820'],
      [['location'], 'Berlin'],
      [['links', 'scheduling'], 'https://lumen.live/call'],
      [['links', 'community'], 'https://lumen.live/community'],
    ];
    for (const at of site.links.social.keys())
      settings.push([['links', 'social', at, 'href'], `https://lumen.live/social/${at}`]);
    for (const at of site.offices.keys())
      settings.push([['offices', at, 'street'], `${at + 1} Studio Street`]);
    for (const { id, path } of findings) if (id.startsWith('opening.')) settings.push([path, '/contact']);
    const changes = settings.map(([path, value]) => ({ path, patch: { path, value }, was: null }));
    assert.equal((await desk.fetch(content.ada, 'PUT', 'content/documents/site', changes)).statusCode, 200);
    const left = (await readLaunchList()).findings.filter(({ waits }) => !waits);
    assert.ok(left.every(({ document }) => document !== 'site'));
    const added = Object.fromEntries(
      left.map(({ id }, at) => [`+${at}`, { finding: id, reason: 'Agreed with the client' }]),
    );
    await content.change('site', { path: ['waived'], order: Object.keys(added), added });
    assert.equal((await readLaunchList()).findings.length, findings.length);
    await content.publish();
    assert.deepEqual((await readLaunchList()).findings, []);
    const { lines } = await content.history();
    assert.ok(lines.some(({ where, after }) => where === 'Openings, join discord' && after === '/contact'));
  });

  test('leaves an invalid draft out of the release, reports it and publishes the others', async () => {
    const title = ['head', 'title'];
    await content.change('about', { path: title, value: 'x'.repeat(80) });
    await content.change('about', { path: ['hero', 'lead'], value: 'Ready.' });
    const { ready, left } = await content.overview();
    assert.equal(ready, 1);
    assert.deepEqual(left, [{ document: 'about', path: title, message: 'At most 70 characters, now 80.' }]);
    const target = await content.publish();
    const about = await readFile(join(target, 'pages/about.yaml'), 'utf8');
    assert.ok(about.includes('Ready.') && !about.includes('xxx'));
    const { changes } = await content.read('about');
    assert.deepEqual(
      changes.map(({ path, stale }) => [path, stale]),
      [[title, false]],
    );
    await content.change('about', { path: title, value: 'About the people on air' });
    assert.deepEqual((await content.overview()).left, []);
    await content.publish();
  });

  test('publishes a complete new list item and keeps an incomplete one as a draft', async () => {
    const items = ['others', 'items'];
    const { published } = await content.read('case-studies');
    const [first] = (published as { others: { items: { id: string }[] } }).others.items;
    const order = [0, 1, 2, 3, 4, '+empty', '+done'];
    const added = {
      '+empty': { ...first, id: '', title: '', client: '' },
      '+done': { ...first, id: 'second-season', title: 'A second season' },
    };
    await content.change('case-studies', { path: items, order, added });
    const { ready, left } = await content.overview();
    assert.deepEqual(
      [ready, left],
      [
        1,
        [
          {
            document: 'case-studies',
            path: [...items, '+empty', 'id'],
            message: 'Required.',
          },
        ],
      ],
    );
    const target = await content.publish();
    const written = readDocument(await readFile(join(target, 'pages/case-studies.yaml'), 'utf8'));
    assert.deepEqual(
      (written as { others: { items: { title: string }[] } }).others.items.map(({ title }) => title).slice(5),
      ['A second season'],
    );
    const [draft = assert.fail(), ...more] = (await content.read('case-studies')).changes;
    assert.deepEqual(more, []);
    assert.ok('order' in draft && !draft.stale);
    assert.deepEqual([draft.order, Object.keys(draft.added)], [[0, 1, 2, 3, 4, '+empty', 5], ['+empty']]);
    assert.equal((await content.overview()).ready, 0);
    await content.change('case-studies', { path: items, order: [0, 1, 2, 3, 4, 5], added: {} });
  });

  test('leaves a draft out of the release if it would break another page', async () => {
    const { published } = await content.read('live-production');
    const at = (published as typeof written).packages.items.findIndex((item) => item.name === pro.name);
    const name = [...packages, at, 'name'];
    await content.change('live-production', { path: name, value: 'Studio Feather' });
    await content.change('live-production', { path: ['hero', 'title'], value: 'A ready title' });
    const { ready, left } = await content.overview();
    assert.equal(ready, 1);
    assert.deepEqual(
      left.map(({ document }) => document),
      ['prices'],
    );
    const target = await content.publish();
    const written = readDocument(await readFile(join(target, 'pages/live-production.yaml'), 'utf8')) as {
      hero: { title: string };
      packages: { items: { name: string }[] };
    };
    assert.deepEqual([written.hero.title, written.packages.items[at]?.name], ['A ready title', pro.name]);
    assert.deepEqual(
      (await content.read('live-production')).changes.map(({ path }) => path),
      [name],
    );
    await content.change('live-production', { path: name, value: pro.name });
  });

  test('lists text that still mentions the old price, before and after publishing', async () => {
    const { published } = await content.read('analytics-optimization');
    const { head, packages: of } = published as {
      head: { description: string };
      packages: { items: { price: string }[] };
    };
    const at = of.items.findIndex(({ price }) => head.description.includes(price));
    const old = of.items[at]?.price ?? assert.fail('no price in the description');
    const description = ['head', 'description'];
    const readOldPrices = async () =>
      (await content.overview()).oldPrices.map(({ document, amount, places }) => [document, amount, places]);
    assert.ok((await readOldPrices()).every(([document]) => document !== 'analytics-optimization'));
    const mail = ['roi', 'lead'];
    const mailBefore = (await content.read('mails')).published as { roi: { lead: string } };
    await content.change('mails', { path: mail, value: `From ${old}, or ${old}0 and ${old}.5K for more.` });
    await content.change('analytics-optimization', { path: [...packages, at, 'price'], value: '$7,654' });
    const still = [
      'analytics-optimization',
      old,
      [
        { document: 'analytics-optimization', path: description },
        { document: 'mails', path: mail },
      ],
    ];
    const readOldPricesOfPage = async () =>
      (await readOldPrices()).filter(([document]) => document === 'analytics-optimization');
    assert.deepEqual(await readOldPricesOfPage(), [still]);
    await content.publish();
    assert.deepEqual(await readOldPricesOfPage(), [still], 'since it was published');
    await content.change('mails', { path: mail, value: mailBefore.roi.lead.replace(/$/, ' Again.') });
    await content.change('analytics-optimization', {
      path: description,
      value: head.description.replaceAll(old, '$7,654'),
    });
    assert.deepEqual(await readOldPricesOfPage(), []);
    await content.publish();
  });

  test('leaves the later of two new items with the same name out of the release', async () => {
    const items = ['others', 'items'];
    const { published } = await content.read('case-studies');
    const [first] = (published as { others: { items: { id: string }[] } }).others.items;
    const order = ['+one', 0, 1, 2, 3, 4, 5, '+two'];
    const added = { '+one': { ...first, id: 'twin' }, '+two': { ...first, id: 'twin' } };
    await content.change('case-studies', { path: items, order, added });
    const { ready, left } = await content.overview();
    assert.deepEqual([ready, left.map(({ path }) => path)], [1, [items]]);
    await content.change('case-studies', { path: items, order: [0, 1, 2, 3, 4, 5], added: {} });
  });

  test('rejects a release when published content is invalid', async () => {
    await content.change('about', { path: ['hero', 'lead'], value: 'A draft that is ready.' });
    const title = `  title: ${'x'.repeat(80)}`;
    await desk.database.query(
      `update staff.content_document set published = regexp_replace(published, '^  title: [^\n]*', $1, 'n') where id = 'about'`,
      [title],
    );
    await assert.rejects(content.write(), (error: ContentNotPublishable) => {
      assert.deepEqual(
        error.problems.map(({ document, path }) => [document, path]),
        [['about', ['head', 'title']]],
      );
      return error instanceof ContentNotPublishable;
    });
    await content.change('about', { path: ['head', 'title'], value: 'About the people on air again' });
    await content.publish();
  });

  test("keeps drafts and published content on a deploy, unless the project's text has changed", async () => {
    await content.change('careers', { path: ['hero', 'title'], value: 'Work on air with us' });
    await content.change('careers', { path: ['hero', 'lead'], value: 'A draft.' });
    await content.change('process', { path: ['hero', 'steps'], value: 'Published, then pulled' });
    await content.change('process', { path: ['hero', 'lead'], value: 'Published, then deployed over' });
    const careers = readDocument(await readFile(pathOf('careers'), 'utf8')) as {
      hero: { title: string; lead: string };
    };
    const process = readDocument(await readFile(pathOf('process'), 'utf8')) as {
      hero: { steps: string; lead: string };
    };
    const target = join(folder, 'release-deploy');
    await content.change('careers', { path: ['hero', 'lead'], value: careers.hero.lead });
    await writeContent(content.place(), target, 'publish');
    await recordPublished(content.place(), target, null, false);
    await content.change('careers', { path: ['hero', 'lead'], value: 'A draft.' });
    const editFile = async (id: string, from: string, to: string) =>
      writeFile(pathOf(id), (await readFile(pathOf(id), 'utf8')).replace(from, to));
    await editFile('careers', careers.hero.lead, 'A developer wrote this.');
    await editFile('process', process.hero.steps, 'Published, then pulled');
    await editFile('process', process.hero.lead, 'A developer was here too.');
    const kept = await readStoredDocument(content.place(folder), 'careers');
    const words = readDocument(kept.published) as typeof careers;
    assert.deepEqual([words.hero.title, words.hero.lead], ['Work on air with us', 'A developer wrote this.']);
    assert.deepEqual(
      kept.drafts.map(({ patch, stale }) => ['value' in patch && patch.value, stale]),
      [['A draft.', true]],
    );
    const other = await readStoredDocument(content.place(folder), 'process');
    assert.equal(other.published, await readFile(pathOf('process'), 'utf8'));
    assert.deepEqual(
      other.drafts.map(({ patch, stale }) => ['value' in patch && patch.value, stale]),
      [['Published, then deployed over', true]],
    );
  });

  test('lists published changes that are missing from the project, and adds only those to the file', async () => {
    const [careers] = (await findUnpulledDocuments(content.place(folder))).filter(
      ({ id }) => id === 'careers',
    );
    assert.deepEqual(
      careers?.changes.map(({ path }) => path),
      [['hero', 'title']],
    );
    const before = await readFile(pathOf('careers'), 'utf8');
    await writeFile(pathOf('careers'), careers?.text ?? '');
    assert.equal(
      (await findUnpulledDocuments(content.place(folder))).some(({ id }) => id === 'careers'),
      false,
    );
    const lines = (careers?.text ?? '').split('\n').filter((line, at) => line !== before.split('\n')[at]);
    assert.equal(lines.length, 1);
  });

  test('keeps content that is deployed during a release, along with the published changes', async () => {
    await content.change('careers', { path: ['head', 'title'], value: 'Work behind the lamp' });
    const target = await content.write();
    const deployed = join(folder, 'deployed');
    await cp('src/content', deployed, { recursive: true });
    const page = join(deployed, 'pages/careers.yaml');
    const text = await readFile(page, 'utf8');
    await writeFile(
      page,
      text.replace(/(?<=description: ).*/, JSON.stringify('Deployed meanwhile. '.repeat(5).trim())),
    );
    for (let twice = 0; twice < 2; twice++)
      await recordPublished(content.place(deployed), target, null, false);
    const { published, drafts } = await readStoredDocument(content.place(deployed), 'careers');
    assert.match(published, /Work behind the lamp/);
    assert.match(published, /Deployed meanwhile/);
    assert.deepEqual(drafts, []);
  });
});
