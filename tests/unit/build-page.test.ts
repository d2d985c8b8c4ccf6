import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createPageFinisher } from '#build/page/finish.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page as Astro writes it, finished. */
async function finish(body: string, head = '', code = new Map<string, string>()): Promise<string> {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-OLD=' https://kept.example; style-src 'self' 'sha256-OLD=';">`;
  const finisher = await createPageFinisher(code);
  return finisher(`<!doctype html><html><head>${policy}${head}</head><body>${body}</body></html>`);
}

function directive(page: string, name: string): string {
  return new RegExp(`${name} ([^;]*);`).exec(page)?.[1] ?? '';
}

test('styles come together in the head, the unused ones are gone, and the policy names what is left', async () => {
  const page = await finish(
    '<style>.b{color:red}.unused{color:red}</style><p class="a b">',
    '<style>.a{margin:0}</style>',
  );
  assert.match(page, /<style>\.a\{margin:0\}\.b\{color:red\}<\/style><script>/);
  assert.equal(directive(page, 'style-src'), `'self' ${hash('.a{margin:0}.b{color:red}')}`);
});

test('what a script of the page can set is kept, of an island that imports another too', async () => {
  const code = new Map([
    ['one.js', 'import("./two.js")'],
    ['two.js', 'x.className="late"'],
    ['other.js', 'x.className="unused"'],
  ]);
  const page = await finish(
    '<i data-code="/_astro/one.js">',
    '<style>.late{margin:0}.unused{margin:0}</style>',
    code,
  );
  assert.match(page, /<style>\.late\{margin:0\}<\/style>/);
});

test('a style in a comment is no style, and an end tag in a comment ends nothing', async () => {
  const body = '<!-- <style>.a{color:red}</style> </head> --><p class="a">';
  const page = await finish(body, '<!-- </head> --><style>.a{margin:0}</style>');
  assert.ok(page.endsWith(`${body}</body></html>`), 'comments keep their bytes');
  assert.equal(directive(page, 'style-src'), `'self' ${hash('.a{margin:0}')}`);
  assert.ok(page.indexOf('<!-- </head> -->') < page.indexOf('<style>'), 'the head ends where it ends');
});

test('markup in an attribute or a script is text', async () => {
  const body = `<p title="> <style>.a{}</style>" class="a"><script>const s = '<style>.x{}<\\/style>';</script>`;
  const page = await finish(body);
  assert.ok(page.endsWith(`${body}</body></html>`));
  assert.ok(directive(page, 'script-src').includes(hash(`const s = '<style>.x{}<\\/style>';`)));
});

test('a script whose attribute holds > is named by the text that runs', async () => {
  const page = await finish('<script data-x="a>b" nonce>run()</script>');
  assert.ok(directive(page, 'script-src').includes(hash('run()')));
});

test('data is not named, what runs is, whatever its quotes and case', async () => {
  const page = await finish(
    `<script type='application/ld+json'>{"a":"</p>"}</script><SCRIPT TYPE=application/javascript>old()</SCRIPT><script type="text/x-words">words</script>`,
  );
  const sources = directive(page, 'script-src');
  assert.ok(!sources.includes(hash('{"a":"</p>"}')) && !sources.includes(hash('words')));
  assert.ok(sources.includes(hash('old()')));
});

test('what a template or noscript holds stays there and is allowed', async () => {
  const template = '<template shadowrootmode="open"><style>.t{margin:0}</style></template>';
  const noscript = '<noscript><style>.n{margin:0}</style></noscript>';
  const page = await finish(template + noscript);
  assert.ok(page.endsWith(`${template}${noscript}</body></html>`));
  const sources = directive(page, 'style-src');
  assert.ok(sources.includes(hash('.t{margin:0}')) && sources.includes(hash('.n{margin:0}')));
});

test('a style with attributes keeps them', async () => {
  const style = '<style media="print">.p{margin:0}</style>';
  const page = await finish(style);
  assert.ok(page.includes(style) && directive(page, 'style-src').includes(hash('.p{margin:0}')));
});

test('module scripts wait for the paint, however their tag is written', async () => {
  const page = await finish(
    `<script src='/_astro/b.js' type=module async></script>`,
    '<script type="module" src="/_astro/a.js"></script>',
  );
  assert.match(page, /Promise\.all\(\["\/_astro\/a\.js","\/_astro\/b\.js"\]\.map\(/);
  assert.doesNotMatch(page, /type=.?module/);
  const [, inline = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  assert.ok(directive(page, 'script-src').includes(hash(inline)));
});

test('only an island that wakes by itself is fetched ahead, with what it imports', async () => {
  const island = (name: string, options: object, props = {}) => {
    const json = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');
    return `<astro-island component-url="/_astro/${name}.js" renderer-url="/_astro/react.js" props="${json(props)}" opts="${json(options)}"></astro-island>`;
  };
  const code = new Map([['form.js', 'import"./fields.js";import("./later.js")']]);
  const page = await finish(
    island('form', { name: 'Form', value: 'idle' }) +
      island('menu', { name: 'Menu', value: true }, { value: 'idle' }),
    '',
    code,
  );
  assert.match(
    page,
    /for\(let \w+ of \["\/_astro\/form\.js","\/_astro\/fields\.js","\/_astro\/react\.js"\]\)/,
  );
});

test('other sources and directives of a policy are kept', async () => {
  const page = await finish('');
  assert.ok(directive(page, 'script-src').startsWith("'self' https://kept.example 'sha256-"));
  assert.ok(!page.includes('sha256-OLD'));
});

test('a page without a policy or a head stops the build', async () => {
  const finisher = await createPageFinisher(new Map());
  await assert.rejects(finisher('<html><head></head><body></body></html>'), /policy/);
  await assert.rejects(finisher('<p>'), /head/);
});
