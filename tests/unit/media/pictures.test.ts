import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { isHashed } from '#server/static/site-files.ts';
import { readLook } from '#src/content/look.ts';
import { decorationOf, pictureOf } from '#src/content/schemas/picture.ts';
import { pictureFiles } from '#src/pictures/picture-files.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const root = process.cwd();
const colors = readFileSync('src/styles/colors.css', 'utf8');
const { tokens } = readLook('src/content');
const isTokenValue = (token: string, value: string) =>
  colors.includes(`${token}: ${value};`) ||
  Object.entries(tokens).some((one) => one.join() === `${token.slice('--color-'.length)},${value}`);
const readPicture = (file: string) => readFileSync(join(root, 'src/pictures', file), 'utf8');

test('lists exactly the pictures in the folder', () => {
  const found = readdirSync('src/pictures', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:svg|jpg|png|webp|avif)$/.test(name) && !name.startsWith('uploads'),
  );
  assert.deepEqual([...pictureFiles].toSorted(), found.toSorted());
});

test('ships illustrations with a viewBox and token values, without scripts or requests', () => {
  for (const file of pictureFiles.filter((name) => name.endsWith('.svg'))) {
    const svg = readPicture(file);
    assert.match(svg, /^<svg [^>]*viewBox="/, file);
    assert.doesNotMatch(svg, /<script|<foreignObject|<image|\son\w+=|href="(?!#)/i, file);
    for (const [, token = '', value = ''] of svg.matchAll(/var\((--[\w-]+), ([^)]+)\)/g))
      assert.ok(isTokenValue(token, value), `${file}: ${token}`);
    assert.doesNotMatch(svg, /var\(--[\w-]+\)/, `${file}: a token without a value`);
  }
});

test('accepts repository and uploaded pictures, and requires alt text except for decorations', () => {
  const isAccepted = (picture: object) => decorationOf('people').safeParse(picture).success;
  const upload = `uploads/${'0a'.repeat(32)}`;
  assert.ok(isAccepted({ file: 'people/amara.svg', alt: '' }));
  assert.ok(!pictureOf('people').safeParse({ file: 'people/amara.svg', alt: '' }).success);
  assert.ok(isAccepted({ file: `${upload}.jpg`, alt: 'A host', focus: { x: 20, y: 100 } }));
  for (const file of [
    'people/nobody.svg',
    '../secret.svg',
    `${upload}.gif`,
    'uploads/../people/amara.svg',
    '',
  ])
    assert.ok(!isAccepted({ file, alt: '' }), file);
  assert.ok(!isAccepted({ file: 'people/amara.svg' }), 'without alt');
  assert.ok(!isAccepted({ file: 'people/amara.svg', alt: '', focus: { x: 101, y: 0 } }));
});

test('serves photos upright, without EXIF data and never enlarged, and logos in one color', async (t) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src/pictures/uploads'), { recursive: true });
  mkdirSync(join(folder, 'src/styles'));
  writeFileSync(join(folder, 'src/styles/colors.css'), colors);
  mkdirSync(join(folder, 'src/content'));
  for (const file of ['site.yaml', 'brand.yaml'])
    copyFileSync(join('src/content', file), join(folder, 'src/content', file));
  for (const file of pictureFiles) {
    mkdirSync(join(folder, 'src/pictures', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'src/pictures', file), readPicture(file));
  }
  const red = sharp({ create: { width: 700, height: 400, channels: 3, background: '#d22' } });
  const photo = await red
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  writeFileSync(join(folder, 'src/pictures/uploads/photo.jpg'), photo);
  writeFileSync(join(folder, 'src/pictures/uploads/mark.png'), await red.png().toBuffer());
  const drawn = '<svg viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9"/></svg>';
  writeFileSync(join(folder, 'src/pictures/uploads/mark.svg'), drawn);
  writeFileSync(join(folder, 'src/pictures/uploads/0123456789abcdef.mp4'), 'a film');
  process.chdir(folder);
  t.after(() => process.chdir(root));
  const { filmSources } = await import('#src/art/film-source.ts');
  const { markSource, pictureAddress, pictureSource } = await import('#src/art/picture-source.ts');
  const { pictureOutputs } = await import('#src/art/picture-outputs.ts');

  const source = pictureSource('uploads/photo.jpg');
  assert.ok(source.kind === 'photo');
  assert.deepEqual([source.width, source.height], [400, 700]);
  const outputs = pictureOutputs(['uploads/mark.svg', 'uploads/mark.png']);
  const [ofFilm] = filmSources('uploads/0123456789abcdef.mp4');
  const film = outputs.find(({ type }) => type === 'video/mp4');
  assert.deepEqual(ofFilm, { src: `/art/${film?.file}`, type: 'video/mp4' });
  assert.equal(String(await film?.body()), 'a film');
  const ofPhoto = outputs.filter(({ file }) => file.includes(source.hash));
  const made = await Promise.all(ofPhoto.map(async ({ body }) => sharp(await body()).metadata()));
  assert.deepEqual(
    made.map(({ format, width }) => `${format} ${width}`),
    ['heif 160', 'heif 320', 'heif 400', 'webp 160', 'webp 320', 'webp 400'],
  );
  assert.deepEqual(
    made.filter(({ exif, orientation }) => exif || orientation),
    [],
  );
  const addresses = outputs.map(({ file }) => `/art/${file}`);
  assert.deepEqual(
    addresses.filter((address) => !isHashed(address)),
    [],
    'open pages keep them for a day',
  );
  assert.ok(addresses.includes(pictureAddress('uploads/photo.jpg', 300)));

  for (const file of ['uploads/mark.svg', 'uploads/mark.png', 'marks/oko.svg']) {
    const { svg, address } = markSource(file, 'white');
    assert.ok(addresses.includes(address) || file === 'marks/oko.svg', file);
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at + 3] ?? 0) > 250) seen.add([...data.subarray(at, at + 3)].join());
    assert.deepEqual([...seen], ['255,255,255'], file);
  }
});
