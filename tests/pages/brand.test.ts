import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { toHtml } from '#server/outbound/mail/to-html.ts';
import { getTypefacePath } from '#shared/desk/media.ts';
import { look } from '#site.config';
import { createBrandTokens } from '#src/content/brand/colors.ts';
import { typefaces } from '#src/content/brand/typefaces.ts';
import { readLook } from '#src/content/look.ts';
import { buildBrandedSite, otherBrand } from '#tests/support/site/branded-site.ts';

let folder = '';
let files: { name: string; text: string }[] = [];

before(async () => {
  folder = await buildBrandedSite();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files = names
    .filter((name) => /\.(?:html|css|js|svg|json|webmanifest|txt|xml)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
});

const defaultLook = readLook('src/content');
const findPages = () => files.filter(({ name }) => name.endsWith('.html'));
const readPixels = async (png: Buffer | string) =>
  (await sharp(png).removeAlpha().raw().toBuffer()).toString('hex');

test('uses no default brand color in a site with another brand', () => {
  assert.ok(files.length > 100);
  for (const value of Object.values(defaultLook.tokens)) {
    const numbers = (value.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
    const written = new RegExp(`${value}|rgba?\\(${numbers.join('[ ,]+')}\\b`, 'i');
    assert.deepEqual(
      files.filter(({ text }) => written.test(text)).map(({ name }) => name),
      [],
      value,
    );
  }
});

test("shows another brand's colors, logo and typeface on every page", () => {
  const { tally } = createBrandTokens(otherBrand);
  for (const { name, text } of findPages()) {
    assert.ok(text.includes(tally), name);
    assert.doesNotMatch(text, new RegExp(defaultLook.typeface.name, 'i'), name);
    assert.ok(text.includes(otherBrand.typeface), name);
    const header = /<header.*?<\/header>/s.exec(text)?.[0] ?? '';
    assert.match(header, new RegExp(`<img src="/art/upload\\.[^"]+" alt="${otherBrand.name}"`), name);
    const footer = /<footer.*?<\/footer>/s.exec(text)?.[0] ?? '';
    assert.match(
      footer,
      new RegExp(`<img src="/art/mark-upload-white\\.[^"]+" alt="${otherBrand.name}"`),
      name,
    );
    assert.doesNotMatch(text, /--lamp-case,/, `${name}: the project's mark`);
  }
  for (const [, address = ''] of findPages().flatMap(({ text }) => [
    ...text.matchAll(/(?:src|href)="(\/art\/[^"]+)"/g),
  ]))
    assert.ok(readFileSync(join(folder, address)).length > 0, address);
});

test('serves a subset of an uploaded typeface, and fallback fonts of the same width', async () => {
  const source = readFileSync(join('node_modules', typefaces['space-grotesk'].file));
  assert.deepEqual(readFileSync(join(folder, 'art', getTypefacePath(otherBrand.typefaceFile))), source);
  const { arial } = typefaces['space-grotesk'];
  for (const { name, text } of findPages()) {
    const faces = text.match(/@font-face\{[^}]+\}/g) ?? [];
    const [address = ''] = /\/_astro\/display\.[\w-]+\.woff2/.exec(faces.join()) ?? [];
    const served = readFileSync(join(folder, address));
    assert.equal(served.toString('latin1', 0, 4), 'wOF2', name);
    assert.ok(served.length < source.length, `${name}: ${served.length} bytes`);
    const fallback = faces.find((face) => face.includes(`font-family:${otherBrand.typeface} Arial;`)) ?? '';
    for (const [descriptor, percent] of [
      ['size-adjust', arial.size],
      ['ascent-override', arial.ascent],
      ['descent-override', arial.descent],
    ] as const) {
      const [, written] = new RegExp(`${descriptor}:([\\d.]+)%`).exec(fallback) ?? [];
      assert.ok(Math.abs(Number(written) - percent) < 3, `${name}: ${descriptor} in ${fallback}`);
    }
  }
});

test("generates the icons from the brand's mark", async () => {
  const icon = files.find(({ name }) => name === 'favicon.svg')?.text ?? '';
  assert.match(icon, /href="data:image\/svg\+xml;base64,/);
  for (const name of ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512']) {
    const { data, info } = await sharp(join(folder, `${name}.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    assert.equal(data.subarray(middle, middle + 3).toString('hex'), otherBrand.main.slice(1), name);
  }
  const manifest = JSON.parse(files.find(({ name }) => name === 'manifest.webmanifest')?.text ?? '');
  assert.equal(manifest.short_name, otherBrand.name);
});

test("shows the brand's logo in sharing images", async () => {
  const [home = ''] = readdirSync(join(folder, 'social')).filter((name) => name.startsWith('home.'));
  const logo = sharp(join(folder, 'social', home)).extract({ left: 70, top: 70, width: 8, height: 8 });
  const seen = await readPixels(await logo.png().toBuffer());
  assert.match(seen, new RegExp(`^(?:${otherBrand.main.slice(1)})+$`));
});

test('shows the published brand in emails', () => {
  const mail = {
    subject: 'Hello',
    preview: 'Hello',
    blocks: [{ type: 'button' as const, label: 'Go', href: 'https://a.example/', tone: 'tally' as const }],
    footer: ['Northlight'],
  };
  const before = structuredClone(look);
  assert.match(toHtml(mail), new RegExp(`background:${defaultLook.tokens.tally}`));
  try {
    Object.assign(look, readLook(`${folder}.content`));
    const html = toHtml(mail);
    assert.match(html, new RegExp(`border-radius:0px;background:${otherBrand.main}`));
    assert.match(html, /<img src="https:\/\/[^"]+\/icon-192\.png" width="24" height="24" alt=""/);
    for (const value of Object.values(defaultLook.tokens)) assert.ok(!html.includes(value), value);
  } finally {
    Object.assign(look, before);
  }
});
