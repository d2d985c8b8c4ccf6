import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { extractIslandCode } from '#build/page/islands.ts';
import { PageSource } from '#build/page/page-source.ts';
import { applyPatches, documentOf, valueAt, withValue } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import { validateReferences } from '#src/content/references/validate-references.ts';
import { type MailTexts, mailPages } from '#src/content/schemas/mails.ts';
import { routeIds } from '#src/routes.ts';
import { type PreviewRenderer, startRenderer } from '#tests/support/desk/preview-pages.ts';
import { readBuiltFile } from '#tests/support/pages/built-pages.ts';

let renderer: PreviewRenderer;

before(async () => {
  renderer = await startRenderer();
});
after(() => renderer.stop());

function removeCode(html: string): string {
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript><link rel="stylesheet"[^>]*><\/noscript>/, '')
    .replace(/<link rel="(?:stylesheet|preload)"(?:"[^"]*"|[^">])*>/g, '')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replaceAll(/ data-content="[^"]*"/g, '')
    .replaceAll('/desk/preview/', '/')
    .replaceAll(/ (?:uid|prefix)="\w+"/g, '')
    .replaceAll(/_r\d+/g, '_r')
    .replaceAll(/(\/_astro\/[\w@.-]+?)\.[\w-]{8}\.(js|woff2)/g, '$1.$2');
}

function replaceClassesWithNumbers(html: string): string {
  const counted = new Map<string, number>();
  const numberOf = (name: string) => {
    if (!counted.has(name)) counted.set(name, counted.size);
    return counted.get(name);
  };
  return html.replace(/(?<= class=")[^"]*/g, (names) => names.trim().split(/\s+/).map(numberOf).join(' '));
}

function removeIslandCode(html: string): string {
  const page = new PageSource(removeCode(html));
  extractIslandCode(page);
  return removeCode(page.toString());
}

const contentById = new Map(
  Array.from(documents, ([id, { file }]): [string, unknown] => [
    id,
    parse(readFileSync(`src/content/${file}`, 'utf8')),
  ]),
);
const textAttributes = new Set(['alt', 'aria-label', 'content', 'name', 'placeholder', 'title', 'value']);

const pages = [...documents].filter(([, { group }]) => group === 'pages');

test('renders every page in the preview the same way as the build', async () => {
  // The pages include the 404 page.
  assert.equal(pages.length, routeIds.length + 1);
  for (const [id, { route }] of pages) {
    const file = route === null ? '/404.html' : route === '/' ? '/index.html' : `${route}.html`;
    const { html = '' } = await renderer.page(id);
    assert.equal(
      replaceClassesWithNumbers(removeIslandCode(html)),
      replaceClassesWithNumbers(removeCode(readBuiltFile(file).toString())),
      id,
    );
  }
});

test('marks text with its field on every page', async () => {
  for (const [id] of pages) {
    const { html = '' } = await renderer.page(id);
    const places = new Set(html.match(new RegExp(`(?<=data-content="[^"]*)${id}#[^" ]+`, 'g')));
    assert.ok(places.size >= 5, `${id}: ${places.size}`);
  }
});

test('renders an edited page exactly as it would from scratch', async () => {
  const other = pages.at(-1)?.[0] ?? assert.fail();
  for (const [id] of pages) {
    if (id === other) continue;
    const copy = applyPatches(contentById.get(id), []);
    const sentences = findLeaves(contentById.get(id)).filter((path) =>
      /\w \w+ \w/.test(`${valueAt(copy, path)}`),
    );
    const [one = [], another = []] = [sentences.at(0), sentences.at(-1)];
    const typed = documentOf(withValue(copy, one, `${valueAt(copy, one)} typed`));
    const both = documentOf(withValue(applyPatches(typed, []), another, 'Typed & <b>typed</b>'));
    await renderer.page(id);
    const shown = [await renderer.page(id, typed), await renderer.page(id, both)];
    for (const [index, value] of [typed, both].entries()) {
      await renderer.page(other);
      const { html = '' } = await renderer.page(id, value);
      assert.match(html, / typed/, id);
      const withoutIds = (page = '') =>
        page.replaceAll(/ (?:uid|prefix)="\w+"/g, '').replaceAll(/_r\d+/g, '_r');
      assert.equal(withoutIds(shown[index]?.html), withoutIds(html), id);
    }
  }
});

const scriptUrl = 'javascript:alert(1)';

function fillWithScriptUrl(id: string): { value: unknown; count: number } {
  const { schema } = documents.get(id) ?? assert.fail();
  const own = contentById.get(id);
  const paths = new Set(findLeaves(own).map((path) => JSON.stringify(path)));
  for (;;) {
    const value = documentOf(
      [...paths].reduce((copy, path) => withValue(copy, JSON.parse(path), scriptUrl), applyPatches(own, [])),
    );
    const parsed = schema.safeParse(value);
    const wrong = parsed.success
      ? validateReferences(new Map(contentById).set(id, value)).filter(({ document }) => document === id)
      : parsed.error.issues;
    const minded = new Set(wrong.map(({ path }) => JSON.stringify(path).slice(0, -1)));
    const before = paths.size;
    for (const path of paths) if ([...minded].some((one) => path.startsWith(one))) paths.delete(path);
    if (wrong.length === 0 || paths.size === before) return { value, count: paths.size };
  }
}

function findLeaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    findLeaves(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test('rejects a script URL in every field, or shows it as text', async () => {
  let count = 0;
  for (const id of documents.keys()) {
    const { value, count: held } = fillWithScriptUrl(id);
    count += held;
    const { html = '', problems } = await renderer.page(id, value);
    assert.deepEqual(problems, undefined, id);
    // The brand document has no free text.
    assert.equal(html.includes(scriptUrl), held > 0, id);
    assert.equal(held > 0, id !== 'brand', id);
    for (const { tag, attributes } of new PageSource(html).getElements()) {
      for (const [name, text] of attributes) {
        if (!textAttributes.has(name) && !name.startsWith('data-'))
          assert.doesNotMatch(text, /^[\s\p{Cc}]*javascript:/iu, `${id}: <${tag} ${name}>`);
      }
    }
  }
  assert.ok(count > 2_000, `${count} texts`);
});

test('renders a page for every document', async () => {
  for (const id of documents.keys()) {
    const answered = await renderer.page(id);
    assert.ok(answered.html?.endsWith('</html>'), id);
  }
});

test('shows emails as HTML and plain text, with each text marked with its field', async () => {
  const mails = structuredClone(contentById.get('mails')) as MailTexts;
  mails.newsletter.confirm.title = 'One press & <b>you</b> are in';
  const { html = '' } = await renderer.page('mails', mails);
  const place = 'mails#newsletter/confirm/title';
  const shown = new PageSource(html).getElements().filter(({ attributes }) => {
    const places = attributes.get('data-content')?.split(' ');
    return places?.includes(place);
  });
  assert.deepEqual(
    shown.map(({ tag }) => tag),
    ['h1', 'pre'],
  );
  assert.match(html, /<h1[^>]*>One press &amp; &lt;b&gt;you&lt;\/b&gt; are in<\/h1>/);
  assert.doesNotMatch(html, /[\uE000-\uF8FF]/);
  const named = new Set(html.match(/(?<=data-content="[^"]*)mails#[^" ]+/g));
  assert.ok(named.size > 100, `${named.size} places`);
  mails.trial.subject = '';
  const { problems } = await renderer.page('mails', mails);
  assert.deepEqual(problems?.[0]?.path, ['trial', 'subject']);
});

test('shows the pages linked from emails the same way as the build, with each text marked with its field', async () => {
  for (const part of mailPages) {
    const { html = '' } = await renderer.page('mails', undefined, part);
    const built = readBuiltFile(`/mail/${part}.html`).toString();
    assert.equal(
      replaceClassesWithNumbers(removeIslandCode(html)),
      replaceClassesWithNumbers(removeCode(built)),
      part,
    );
    assert.match(html, new RegExp(`<h1[^>]* data-content="mails#pages/${part}/title"`), part);
  }
  const mails = structuredClone(contentById.get('mails')) as MailTexts;
  mails.pages.left.lead = 'You are off & <b>gone</b>.';
  assert.match((await renderer.page('mails', mails, 'left')).html ?? '', /You are off &amp; &lt;b&gt;gone/);
  mails.pages.left.lead = '';
  const { problems } = await renderer.page('mails', mails, 'left');
  assert.deepEqual(problems?.[0]?.path, ['pages', 'left', 'lead']);
});
