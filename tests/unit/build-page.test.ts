import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { BuildCache } from '#build/cache.ts';
import { createPageFinisher } from '#build/page/finish.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function finishPage(
  body: string,
  head = '',
  code = new Map<string, string>(),
  styles = new Map<string, string>(),
): Promise<string> {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-OLD=' https://kept.example; style-src 'self' 'sha256-OLD=';">`;
  const finisher = await createPageFinisher({ code, styles, faces: new Map() });
  const { html } = await finisher(
    `<!doctype html><html><head>${policy}${head}</head><body>${body}</body></html>`,
  );
  return html;
}

function readDirective(page: string, name: string): string {
  return new RegExp(`${name} ([^;]*);`).exec(page)?.[1] ?? '';
}

const sheetLink = '<link rel="stylesheet" href="/_astro/sheet.css">';
const createPage = (css: string, body: string) =>
  finishPage(body, sheetLink, new Map(), new Map([['sheet.css', css]]));
async function findCriticalStyles(css: string, body: string): Promise<string> {
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(await createPage(css, body)) ?? [];
  return style;
}

test("inlines the first screen's styles, defers the style sheet and updates the policy", async () => {
  const page = await finishPage(
    '<style>.own{color:red}</style><p class="a">',
    sheetLink,
    new Map(),
    new Map([['sheet.css', '.a{margin:0}.unused{color:red}']]),
  );
  assert.match(page, /<style>\.a\{margin:0\}\.own\{color:red\}<\/style>/);
  assert.equal(readDirective(page, 'style-src'), `'self' ${hash('.a{margin:0}.own{color:red}')}`);
  const [, address = ''] = /<noscript><link rel="stylesheet" href="([^"]*)"><\/noscript>/.exec(page) ?? [];
  assert.match(address, /^\/_astro\/site\.[0-9a-f]{8}\.css$/);
  assert.ok(page.includes(`"${address}"`), 'its script knows the sheet');
  assert.ok(!page.includes(sheetLink));
});

test('fails the build on a missing or second style sheet', async () => {
  await assert.rejects(finishPage('', sheetLink), /sheet\.css was not built/);
  const styles = new Map([['sheet.css', '']]);
  await assert.rejects(finishPage('', sheetLink.repeat(2), new Map(), styles), /more than one/);
});

const sampleBody =
  '<header class="bar"><b>x</b></header><main><h1>x</h1><p>x</p><section class="low">x</section></main><footer class="foot">x</footer>';
const criticalCases: [css: string, body: string, left: string][] = [
  // Elements inside and outside the first screen.
  ['.bar{a:b}.low{a:b}.foot{a:b}', sampleBody, '.bar{a:b}'],
  ['[data-after-paint] b{a:b}i{a:b}', '<p data-after-paint><b>x</b></p><i>x</i>', 'i{a:b}'],
  ['dialog p,[popover] p,p{a:b}', '<dialog><p>x</p></dialog><p>x</p>', 'p{a:b}'],
  ['p:hover,p:focus-visible{a:b}p:not(:hover){c:d}', '<p>x</p>', 'p:not(:hover){c:d}'],
  ['p:is(:hover,.on) i{a:b}', '<p class="on"><i>x</i></p>', 'p:is(:hover,.on) i{a:b}'],
  ['p:is(:hover,.off) i{a:b}', '<p class="on"><i>x</i></p>', ''],
  // Escaped class names.
  ['.a\\(1\\,2\\+3\\.5\\){a:b}', '<p class="a(1,2+3.5)">x</p>', '.a\\(1\\,2\\+3\\.5\\){a:b}'],
  // Pseudo-elements.
  ['p::before,p::selection,p::-webkit-x{a:b}', '<p>x</p>', 'p::before{a:b}'],
  ['::-webkit-x{a:b}', '<p>x</p>', ''],
  ['::-webkit-x{a:b}', '<input>', '::-webkit-x{a:b}'],
  // Empty layers stay, because their order matters.
  ['@layer a{.no{a:b}}@layer b{p{a:b}}', '<p>x</p>', '@layer a;@layer b{p{a:b}}'],
  ['@media print{p{a:b}}@media (width>=1px){p{a:b}i{a:b}}', '<p>x</p>', '@media (width>=1px){p{a:b}}'],
  // Only custom properties, keyframes and fonts that are referenced.
  [
    ':root{--a:var(--b);--b:1;--c:2}p{x:var(--a)}@property --b{syntax:"*"}@property --c{syntax:"*"}',
    '<p>x</p>',
    ':root{--a:var(--b);--b:1}p{x:var(--a)}@property --b{syntax:"*"}',
  ],
  [':root{--c:red;--d:1}', '<svg><path fill="var(--c)"></path></svg>', ':root{--c:red}'],
  [
    'p{animation:one 1s}@keyframes one{to{a:b}}@keyframes two{to{a:b}}',
    '<p>x</p>',
    'p{animation:one 1s}@keyframes one{to{a:b}}',
  ],
  // Attributes that a script sets before the first paint.
  [
    ':root[data-unstyled] footer{a:b}html[data-arriving] p{a:b}',
    '<p>x</p>',
    ':root[data-unstyled] footer{a:b}html[data-arriving] p{a:b}',
  ],
];
for (const [css, body, left] of criticalCases)
  test(`includes ${left || 'nothing'} of ${css} in the first screen's styles of ${body}`, async () => {
    assert.equal(await findCriticalStyles(css, body), left);
  });

test("minifies the page's styles: colors as values, no duplicates, nothing for old browsers", async () => {
  const mixed =
    '@supports (color:color-mix(in lab, red, red)){.b{color:color-mix(in oklab, var(--ink) 70%, transparent)}}';
  const css =
    '@layer properties{@supports (-webkit-hyphens:none){*{--x:0}}}@layer theme{:root{--ink:#111;--line:#222}}' +
    `@layer utilities{p{color:var(--ink);border-color:var(--line)}.b{color:#111b}${mixed}}` +
    '.dark{--line:#333}@media print{:root{--ink:#000}}';
  assert.equal(
    await findCriticalStyles(css, '<p class="b">x</p>'),
    '@layer properties;@layer theme{:root{--line:#222}}@layer utilities{p{color:#111;border-color:var(--line)}' +
      '.a{color:color-mix(in oklab, #111 70%, transparent)}}',
  );
});

test('ignores styles and end tags in comments', async () => {
  const body = '<!-- <style>.a{color:red}</style> </head> --><p class="a">';
  const page = await finishPage(body, '<!-- </head> --><style>.a{margin:0}</style>');
  assert.ok(page.endsWith(`${body}</body></html>`), 'comments keep their bytes');
  assert.equal(readDirective(page, 'style-src'), `'self' ${hash('.a{margin:0}')}`);
  assert.ok(page.indexOf('<!-- </head> -->') < page.indexOf('<style>'), 'the head ends where it ends');
});

test('treats markup in an attribute or script as text', async () => {
  const body = `<p title="> <style>.a{}</style>" class="a"><script>const s = '<style>.x{}<\\/style>';</script>`;
  const page = await finishPage(body);
  assert.ok(page.endsWith(`${body}</body></html>`));
  assert.ok(readDirective(page, 'script-src').includes(hash(`const s = '<style>.x{}<\\/style>';`)));
});

test('hashes the code of a script whose attribute contains >', async () => {
  const page = await finishPage('<script data-x="a>b" nonce>run()</script>');
  assert.ok(readDirective(page, 'script-src').includes(hash('run()')));
});

test('hashes executable scripts, no matter how their tag is written, but no data blocks', async () => {
  const page = await finishPage(
    `<script type='application/ld+json'>{"a":"</p>"}</script><SCRIPT TYPE=application/javascript>old()</SCRIPT><script type="text/x-words">words</script>`,
  );
  const sources = readDirective(page, 'script-src');
  assert.ok(!sources.includes(hash('{"a":"</p>"}')) && !sources.includes(hash('words')));
  assert.ok(sources.includes(hash('old()')));
});

test('leaves the styles in template and noscript elements in place, and allows them in the policy', async () => {
  const template = '<template shadowrootmode="open"><style>.t{margin:0}</style></template>';
  const noscript = '<noscript><style>.n{margin:0}</style></noscript>';
  const page = await finishPage(template + noscript);
  assert.ok(page.endsWith(`${template}${noscript}</body></html>`));
  const sources = readDirective(page, 'style-src');
  assert.ok(sources.includes(hash('.t{margin:0}')) && sources.includes(hash('.n{margin:0}')));
});

test('keeps the attributes of a style element', async () => {
  const style = '<style media="print">.p{margin:0}</style>';
  const page = await finishPage(style);
  assert.ok(page.includes(style) && readDirective(page, 'style-src').includes(hash('.p{margin:0}')));
});

test('defers module scripts until after the first paint, no matter how their tag is written', async () => {
  const page = await finishPage(
    `<script src='/_astro/b.js' type=module async></script>`,
    '<script type="module" src="/_astro/a.js"></script>',
  );
  assert.match(page, /Promise\.all\(\["\/_astro\/a\.js","\/_astro\/b\.js"\]\.map\(/);
  assert.doesNotMatch(page, /type=.?module/);
  const [, inline = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  assert.ok(readDirective(page, 'script-src').includes(hash(inline)));
});

test('preloads only islands that hydrate without interaction, along with their imports', async () => {
  const createIsland = (name: string, options: object, props = {}) => {
    const json = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');
    return `<astro-island component-url="/_astro/${name}.js" renderer-url="/_astro/react.js" props="${json(props)}" opts="${json(options)}"></astro-island>`;
  };
  const code = new Map([['form.js', 'import"./fields.js";import("./later.js")']]);
  const page = await finishPage(
    createIsland('form', { name: 'Form', value: 'idle' }, { long: 'x'.repeat(500) }) +
      createIsland('menu', { name: 'Menu', value: true }, { value: 'idle' }),
    '',
    code,
  );
  assert.match(
    page,
    /=\["\/_astro\/form\.js","\/_astro\/fields\.js","\/_astro\/react\.js","\/_astro\/props\.[0-9a-f]{8}\.js"\]/,
  );
});

test("keeps the policy's other sources and directives", async () => {
  const page = await finishPage('');
  assert.ok(readDirective(page, 'script-src').startsWith("'self' https://kept.example 'sha256-"));
  assert.ok(!page.includes('sha256-OLD'));
});

test('fails the build on a page without a policy or a head', async () => {
  const finisher = await createPageFinisher({ code: new Map(), styles: new Map(), faces: new Map() });
  await assert.rejects(finisher('<html><head></head><body></body></html>'), /policy/);
  await assert.rejects(finisher('<p>'), /head/);
});

test('reuses a cached page until one of its scripts or its style sheet changes', async () => {
  const folder = temporaryFolder();
  const html = `<!doctype html><html><head><meta http-equiv="content-security-policy" content="style-src 'self'">${sheetLink}</head><body><i data-code="/_astro/one.js" class="a"></body></html>`;
  const finishAndReadCount = async (script: string, css: string) => {
    const code = new Map([
      ['one.js', 'import("./two.js")'],
      ['two.js', script],
      ['other.js', css],
    ]);
    const files = { code, styles: new Map([['sheet.css', css]]), faces: new Map() };
    const page = await (await createPageFinisher(files, new BuildCache(folder)))(html);
    return { page, kept: readdirSync(folder).length };
  };
  const first = await finishAndReadCount('x()', '.a{margin:0}');
  assert.ok(first.page.html.includes('.a{margin:0}'));
  assert.deepEqual(await finishAndReadCount('x()', '.a{margin:0}'), first);
  assert.equal((await finishAndReadCount('y()', '.a{margin:0}')).kept, 2);
  const restyled = await finishAndReadCount('y()', '.a{margin:1px}');
  assert.ok(restyled.page.html.includes('.a{margin:1px}'));
  assert.equal(restyled.kept, 3);
});
