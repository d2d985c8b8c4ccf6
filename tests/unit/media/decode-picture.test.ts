import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { decodePicture, PictureRefused, refusalTexts } from '#server/media/decode-picture.ts';
import { PictureDecoder } from '#server/media/picture-decoder.ts';
import { createDrawing, createPhoto } from '#tests/support/media/pictures.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const folder = temporaryFolder();
let count = 0;

async function decode(content: Buffer | string) {
  count += 1;
  const file = join(folder, String(count));
  writeFileSync(file, content);
  const decoded = await decodePicture(file, `${file}.picture`, `${file}.thumbnail`).catch((error) => {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  });
  const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  return { decoded, picture: read(`${file}.picture`), thumbnail: read(`${file}.thumbnail`) };
}

const readRejection = async (content: Buffer | string) => {
  const { decoded } = await decode(content);
  return 'refused' in decoded ? decoded.refused : `taken as ${decoded.type}`;
};

const createPlainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#567' }, limitInputPixels: false });

describe('an uploaded picture', () => {
  test('rotates a picture upright and removes camera metadata', async () => {
    const source = await createPhoto({ orientation: 6 });
    assert.match(source.toString('latin1'), /SecretCamera/);
    const { decoded, picture } = await decode(source);
    assert.deepEqual(decoded, {
      type: 'image/jpeg',
      ending: 'jpg',
      width: 40,
      height: 60,
      removed: 'camera data',
    });
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
    assert.doesNotMatch(picture?.toString('latin1') ?? '', /SecretCamera/);
    // The orientation tag moves the red corner from the top left to the top right.
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number, y: number) => [...data.subarray((y * 40 + x) * 3, (y * 40 + x) * 3 + 3)];
    assert.ok((pixelAt(36, 3)[0] ?? 0) > 200, 'red at the top right');
    assert.ok((pixelAt(3, 3)[0] ?? 255) < 100, 'green at the top left');
  });

  test('scales a picture down to 4096 px and makes a thumbnail', async () => {
    const { decoded, thumbnail } = await decode(await createPlainPicture(5000, 2500).jpeg().toBuffer());
    assert.ok('width' in decoded);
    assert.deepEqual([decoded.width, decoded.height], [4096, 2048]);
    const { format, width } = await sharp(thumbnail).metadata();
    assert.deepEqual([format, width], ['webp', 480]);
  });

  test('accepts PNG, WebP and AVIF', async () => {
    const transparent = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    assert.equal(await readRejection(await transparent.png().toBuffer()), 'taken as image/png');
    assert.equal(await readRejection(await transparent.webp().toBuffer()), 'taken as image/webp');
    assert.equal(
      await readRejection(await createPlainPicture(64, 64).avif().toBuffer()),
      'taken as image/jpeg',
    );
  });

  test('recognizes the format by the content, not by the file name', async () => {
    assert.equal(await readRejection('GIF and text'), refusalTexts.wrongKind);
    assert.equal(await readRejection('%PDF-1.7\n'), refusalTexts.wrongKind);
    assert.equal(
      await readRejection(await createPlainPicture(9, 9).tiff().toBuffer()),
      refusalTexts.wrongKind,
    );
    assert.equal(await readRejection(''), refusalTexts.damaged);
  });

  test('rejects a truncated picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const rough = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } });
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await rough.clone().toFormat(format).toBuffer();
      assert.equal(await readRejection(whole.subarray(0, whole.length / 2)), refusalTexts.damaged, format);
      assert.equal(await readRejection(whole.subarray(0, 40)), refusalTexts.damaged, format);
    }
  });

  test('rejects a picture above 50 megapixels', async () => {
    const bomb = await createPlainPicture(9000, 6000).png().toBuffer();
    assert.ok(bomb.length < 1_000_000);
    assert.equal(await readRejection(bomb), '54 megapixels. The limit is 50 megapixels.');
  });

  test('rejects an animated picture', async () => {
    const frames = await Promise.all([
      createPlainPicture(8, 8).png().toBuffer(),
      sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ]);
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      assert.equal(await readRejection(moving), refusalTexts.animated, format);
    }
    const [png = Buffer.alloc(0)] = frames;
    const control = Buffer.from('00000008acTL0000000200000000', 'latin1');
    assert.equal(
      await readRejection(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])),
      refusalTexts.animated,
    );
  });

  test('rejects a picture that is also a valid file of another type', async () => {
    const jpeg = await createPlainPicture(9, 9).jpeg().toBuffer();
    for (const more of ['PK\x05\x06 archive', '<script>alert(1)</script>', '<?php system(1);', '%PDF-1.7'])
      assert.equal(await readRejection(Buffer.concat([jpeg, Buffer.from(more)])), refusalTexts.damaged, more);
    // Data that phones append to the picture is removed.
    const { picture } = await decode(Buffer.concat([jpeg, Buffer.from('MotionPhoto_Data')]));
    assert.doesNotMatch(picture?.toString('latin1') ?? 'MotionPhoto', /MotionPhoto/);
  });

  test('explains how to convert HEIC', async () => {
    const avif = await createPlainPicture(64, 64).avif().toBuffer();
    const heic = Buffer.from(
      avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'),
      'latin1',
    );
    assert.equal(await readRejection(heic), refusalTexts.heic);
  });

  test('stops when decoding takes more than a minute or too much memory', async () => {
    const deep = createDrawing(
      `<filter id="f">${'<feGaussianBlur stdDeviation="900"/>'.repeat(60)}</filter><rect width="20000" height="20000" filter="url(#f)"/>`,
    );
    const file = join(folder, 'deep');
    const decoder = new PictureDecoder(silentLog);
    const decodeWithLimits = () => decoder.decode(file, `${file}.picture`, `${file}.thumbnail`);
    writeFileSync(file, deep);
    const began = performance.now();
    await decodeWithLimits();
    assert.ok(performance.now() - began < 65_000);
    writeFileSync(file, await createPlainPicture(9, 9).png().toBuffer());
    assert.ok('type' in (await decodeWithLimits()), 'the next one is read');
  });
});
