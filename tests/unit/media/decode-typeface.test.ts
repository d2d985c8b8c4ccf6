import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { measureTypeface } from '#build/fonts/read-typeface.ts';
import { PictureRefused, refusalTexts } from '#server/media/decode-picture.ts';
import { decodeTypeface, typefaceRefusals } from '#server/media/decode-typeface.ts';
import { isTypefaceName } from '#shared/desk/media.ts';
import { typefaces } from '#src/content/brand/typefaces.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const folder = temporaryFolder();
const manrope = readFileSync(join('node_modules', typefaces.manrope.file));

async function decode(content: Buffer) {
  const file = join(folder, 'typeface');
  writeFileSync(file, content);
  const decoded = await decodeTypeface(file, `${file}.picture`, `${file}.thumbnail`).catch((error) => {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  });
  return { decoded, picture: `${file}.picture`, thumbnail: `${file}.thumbnail` };
}
const readRejection = async (content: Buffer) => {
  const { decoded } = await decode(content);
  return 'refused' in decoded ? decoded.refused : `taken as ${decoded.type}`;
};
const changeBytes = (at: number, value: number) => {
  const copy = Buffer.from(manrope);
  copy.writeUInt32BE(value, at);
  return copy;
};

describe('an uploaded typeface', () => {
  test('rewrites the font file with its axes and draws letters as its thumbnail', async () => {
    const { decoded, picture, thumbnail } = await decode(manrope);
    assert.ok('ending' in decoded, JSON.stringify(decoded));
    assert.deepEqual([decoded.type, decoded.ending, decoded.name], ['font/woff2', 'woff2', 'Manrope']);
    const stored = readFileSync(picture);
    assert.equal(stored.toString('latin1', 0, 4), 'wOF2');
    const { axes } = await measureTypeface(stored);
    assert.deepEqual(axes, { wght: 750 });
    const { format, width } = await sharp(thumbnail).metadata();
    assert.deepEqual([format, width], ['webp', 480]);
    const { channels } = await sharp(thumbnail).stats();
    assert.ok((channels[0]?.stdev ?? 0) > 20, 'letters are drawn');
    assert.equal(existsSync(`${thumbnail}.ttf`), false);
  });

  test('removes data that is not part of the font', async () => {
    const more = Buffer.concat([manrope, Buffer.from('<script>alert(1)</script>')]);
    more.writeUInt32BE(more.length, 8);
    const answer = await decode(more);
    if ('refused' in answer.decoded) assert.equal(answer.decoded.refused, refusalTexts.damaged);
    else assert.doesNotMatch(readFileSync(answer.picture, 'latin1'), /<script/);
  });

  test('recognizes a typeface by its content', async () => {
    const plain = await subsetFont(manrope, 'abc', { targetFormat: 'truetype' });
    assert.equal(await readRejection(plain), typefaceRefusals.otherFormat);
    assert.equal(
      await readRejection(Buffer.from('wOFF and more text than a header has bytes in it')),
      typefaceRefusals.otherFormat,
    );
    assert.equal(await readRejection(Buffer.from('wOF2')), refusalTexts.damaged);
    assert.equal(await readRejection(manrope.subarray(0, manrope.length / 2)), refusalTexts.damaged);
    assert.equal(await readRejection(changeBytes(4, 0x74746366)), typefaceRefusals.several);
  });

  test('rejects a file above 1 MB, or above 8 MB uncompressed', async () => {
    assert.equal(await readRejection(changeBytes(16, 9 * 1024 * 1024)), refusalTexts.damaged);
    const large = Buffer.concat([manrope, Buffer.alloc(1024 * 1024)]);
    large.writeUInt32BE(large.length, 8);
    assert.equal(await readRejection(large), '1 MB. The limit is 1 MB.');
  });

  test('rejects a typeface without letters and digits', async () => {
    const few = await subsetFont(manrope, 'Northlight', { targetFormat: 'woff2' });
    assert.equal(await readRejection(few), typefaceRefusals.noLetters);
  });
});

test('measures an uploaded typeface so that its fallback font takes the same width', async () => {
  for (const id of ['manrope', 'sora', 'space-grotesk'] as const) {
    const { file, arial } = typefaces[id];
    const measured = await measureTypeface(readFileSync(join('node_modules', file)));
    for (const name of ['size', 'ascent', 'descent'] as const)
      assert.ok(
        Math.abs(measured.arial[name] - arial[name]) < 3,
        `${name} of ${id}: ${measured.arial[name]}`,
      );
  }
});

test('accepts only typeface names that need no escaping in CSS', () => {
  for (const name of ['Manrope', 'Northlight Sans 2']) assert.ok(isTypefaceName(name), name);
  for (const name of ['', '"x', 'a;b', '2 Sans', 'x'.repeat(41)]) assert.ok(!isTypefaceName(name), name);
});
