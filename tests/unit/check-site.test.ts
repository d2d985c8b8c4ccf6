import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkSite } from '#build/release/check-site.ts';
import { copyFormerFiles, deleteOldReleases } from '#build/release/former-releases.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { paths } from '#tests/support/site/paths.ts';

const style = '.a{margin:0}';
const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

function createPage(path: string, body = '', head = ''): string {
  return `<!doctype html><html><head><meta http-equiv="content-security-policy" content="style-src '${hash}'"><title>${path}</title>${head}</head><body><h1>${path}</h1>${body}</body></html>`;
}

function createSite(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const path of [...paths, '/404']) {
    const name = path === '/' ? '/index' : path;
    files[`${name}.html`] ??= createPage(path);
    files[`${name}.html.br`] ??= '';
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (text !== 'none') writeFileSync(join(folder, name), text);
  }
  return folder;
}

const cases: [string, Record<string, string>, RegExp[]][] = [
  ['nothing wrong with a valid site', {}, []],
  [
    'nothing wrong with valid links',
    {
      '/about.html': createPage(
        '/about',
        '<a href="/contact#form">x</a><a href="#cost=1-pro">x</a><a href="https://x.example">x</a><img src="/a.svg">',
      ),
      '/contact.html': createPage('/contact', '<p id="form">'),
      '/a.svg': '<svg/>',
    },
    [],
  ],
  ['a missing page', { '/careers.html': 'none' }, [/^\/careers is missing/]],
  [
    'no main heading',
    { '/about.html': createPage('/about').replace('<h1>', '<h2>') },
    [/^\/about: it has 0 h1 headings/],
  ],
  ['two main headings', { '/about.html': createPage('/about', '<h1>x</h1>') }, [/it has 2 h1 headings/]],
  [
    'no title',
    { '/about.html': createPage('/about').replace('<title>/about', '<title> ') },
    [/it has no title/],
  ],
  [
    'a duplicate title',
    { '/about.html': createPage('/about').replace('<title>/about', '<title>/contact') },
    [/^\/about: \/contact has the same/, /^\/contact: \/about has the same/],
  ],
  [
    'a dead link',
    { '/about.html': createPage('/about', '<a href="/nowhere">x</a>') },
    [/\/nowhere is broken/],
  ],
  [
    'a missing anchor',
    { '/about.html': createPage('/about', '<a href="/contact#gone">x</a>') },
    [/\/contact#gone names a missing fragment/],
  ],
  ['a missing file', { '/about.html': createPage('/about', '<img src="/x.svg">') }, [/\/x\.svg is broken/]],
  [
    'a missing size of a photo',
    {
      '/about.html': createPage(
        '/about',
        '<picture><source srcset="/a.avif 160w, /gone.avif 320w"><img src="/a.avif"></picture>',
      ),
      '/a.avif': 'a',
    },
    [/\/gone\.avif is broken/],
  ],
  [
    'a script URL',
    { '/about.html': createPage('/about', '<a href="javascript:x()">x</a>') },
    [/not a valid URL/],
  ],
  [
    'a protocol-relative link',
    { '/about.html': createPage('/about', '<a href="//x.example/">x</a>') },
    [/not a valid URL/],
  ],
  [
    'a style missing from the policy',
    { '/about.html': createPage('/about', '', `<style>${style} </style>`) },
    [/policy/],
  ],
  [
    'a script missing from the policy',
    { '/about.html': createPage('/about', '<script>x()</script>') },
    [/policy/],
  ],
  [
    'a page over its size limit',
    { '/about.html.br': 'x'.repeat(61_441) },
    [/its compressed size is 61 KB; the limit is 60 KB/],
  ],
  ['a page without a compressed copy', { '/about.html.br': 'none' }, [/no compressed copy/]],
];

for (const [what, files, wrong] of cases) {
  test(`checks a site and finds ${what}`, async () => {
    const problems = await checkSite(createSite(files));
    assert.equal(problems.length, wrong.length, problems.join('\n'));
    for (const [index, pattern] of wrong.entries()) assert.match(problems[index] ?? '', pattern);
  });
}

test('keeps hashed files from earlier releases for a day', async () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const noon = Date.parse('2026-05-01T12:00:00Z');
  const hour = 3_600_000;
  const buildRelease = async (from: string, to: string, hours: number) => {
    write(`${to}/site/_astro/${to}.js`, to);
    await copyFormerFiles(join(folder, from, 'site'), join(folder, to), new Date(noon + hours * hour));
    return readdirSync(join(folder, to, 'site'), { recursive: true, encoding: 'utf8' }).toSorted();
  };
  write('one/site/_astro/one.js', 'one');
  write('one/site/_astro/one.js.br', 'one');
  write('one/site/index.html', 'one');
  write('one/site/social/home.0a1b2c3d.png', 'one');
  write('one/site/art/upload-640.0a1b2c3d.avif', 'one');
  assert.deepEqual(await buildRelease('one', 'two', 0), [
    '_astro',
    '_astro/one.js',
    '_astro/one.js.br',
    '_astro/two.js',
    'art',
    'art/upload-640.0a1b2c3d.avif',
    'social',
    'social/home.0a1b2c3d.png',
  ]);
  const third = await buildRelease('two', 'three', 23);
  assert.ok(third.includes('_astro/one.js') && third.includes('_astro/two.js'));
  assert.deepEqual(await buildRelease('three', 'four', 25), [
    '_astro',
    '_astro/four.js',
    '_astro/three.js',
    '_astro/two.js',
  ]);
});

test('keeps the five newest releases and the live one, but no preview builds', async () => {
  const folder = temporaryFolder();
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'release.json'), JSON.stringify({ at: `2026-05-0${index + 1}` }));
  }
  mkdirSync(join(folder, 'g.draft'));
  writeFileSync(join(folder, 'live.json'), '{}');
  await deleteOldReleases(folder, 'a');
  assert.deepEqual(readdirSync(folder).toSorted(), ['a', 'd', 'e', 'f', 'g', 'live.json']);
});
