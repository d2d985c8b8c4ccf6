import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FilmRefused } from '#server/media/film-refused.ts';
import { cleanFilm, detectFilmFormat } from '#server/media/read-film.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const folder = temporaryFolder();

function createBox(type: string, ...content: (string | Buffer)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}
const mp4 = { type: 'video/mp4', ending: 'mp4' } as const;
const webm = { type: 'video/webm', ending: 'webm' } as const;
const locationBox = createBox('udta', createBox('\xa9xyz', '+52.5200+013.4050/'));
const toBytes = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const createFtyp = (brand = 'isom') => createBox('ftyp', brand, '\0\0\0\0');
/** A track with one sample per chunk. */
const createTrack = (handler: string, chunks: { at: number; size: number }[], isLong = false) =>
  createBox(
    'trak',
    createBox('tkhd', toBytes(0, 3_870_000_000, 3_870_000_000)),
    locationBox,
    createBox(
      'mdia',
      createBox('mdhd', toBytes(0x1000000, 0, 3_870_000_000, 0, 3_870_000_000, 48_000)),
      createBox('hdlr', toBytes(0, 0), handler, toBytes(0, 0, 0), 'SecretCamera\0'),
      createBox(
        'minf',
        createBox(
          'stbl',
          createBox('stsd', 'avc1'),
          createBox('stsz', toBytes(0, 0, chunks.length, ...chunks.map(({ size }) => size))),
          createBox('stsc', toBytes(0, 1, 1, 1, 1)),
          createBox(
            isLong ? 'co64' : 'stco',
            toBytes(0, chunks.length, ...chunks.flatMap(({ at }) => (isLong ? [0, at] : [at]))),
          ),
        ),
      ),
    ),
  );
const mediaBox = createBox(
  'mdat',
  'Berlin',
  'picture1',
  'GPS of it',
  'sound',
  'Berlin',
  'picture2',
  'Berlin',
);
/** A video that starts with its media data, so that the offsets of the media data do not depend on the tracks. */
const createVideo = (brand = 'isom', isLong = false) => {
  const start = createFtyp(brand).length;
  const chunk = (text: string) => ({ at: start + mediaBox.indexOf(text), size: text.length });
  return Buffer.concat([
    createFtyp(brand),
    mediaBox,
    createBox(
      'moov',
      createBox('mvhd', toBytes(0, 3_870_000_000, 3_870_000_000, 1_000)),
      createBox('gps ', 'Berlin'),
      createTrack('vide', [chunk('picture1'), chunk('picture2')], isLong),
      createTrack('meta', [chunk('GPS of it')]),
      createTrack('soun', [chunk('sound')]),
      locationBox,
      createBox('meta', 'SecretCamera'),
    ),
    createBox('Xtra', 'Berlin'),
  ]);
};
const createElement = (id: number, content: Buffer) => {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(id);
  head.writeUInt8(0x01, 4);
  head.writeUIntBE(content.length, 6, 6);
  return Buffer.concat([head, content]);
};

test('recognizes videos by their content', async () => {
  const readKind = (content: Buffer | string) => {
    const file = join(folder, 'film');
    writeFileSync(file, content);
    return detectFilmFormat(file);
  };
  assert.deepEqual(await readKind(createVideo()), mp4);
  assert.deepEqual(await readKind(readFileSync('public/media/stage-loop.mp4')), mp4);
  assert.deepEqual(await readKind(readFileSync('public/media/stage-loop.webm')), webm);
  assert.equal(await readKind(createBox('ftyp', 'avif')), undefined);
  assert.equal(await readKind(createBox('ftyp', 'heic')), undefined);
  assert.equal(await readKind('text'), undefined);
});

test('removes everything but picture and sound from an MP4 in place', () => {
  for (const isLong of [false, true]) {
    const before = createVideo('isom', isLong);
    const data = Buffer.from(before);
    cleanFilm(data, mp4);
    const text = data.toString('latin1');
    assert.equal(data.length, before.length);
    for (const sample of ['picture1', 'picture2', 'sound'])
      assert.equal(data.indexOf(sample), before.indexOf(sample));
    assert.doesNotMatch(text, /52\.52|SecretCamera|udta|meta|GPS|gps|Berlin|Xtra/);
    assert.match(text, /mvhd.*vide.*soun/s);
    // The dates of the recording are removed.
    assert.ok(before.includes(toBytes(3_870_000_000)));
    assert.ok(!data.includes(toBytes(3_870_000_000)));
    assert.ok(data.includes(toBytes(48_000)));
  }
});

test('rejects a fragmented MP4 that has other tracks', () => {
  const createFragments = (...tracks: Buffer[]) =>
    Buffer.concat([
      createFtyp(),
      createBox('moov', createBox('mvhd', toBytes(0, 0, 0)), ...tracks),
      createBox('moof', createBox('mfhd', 'x')),
      mediaBox,
    ]);
  assert.throws(
    () => cleanFilm(createFragments(createTrack('vide', []), createTrack('meta', [])), mp4),
    /besides video and/,
  );
  const plain = createFragments(createTrack('vide', []), createTrack('soun', []));
  cleanFilm(plain, mp4);
  assert.ok(plain.includes('picture1'));
});

test('rejects an MP4 whose tables refer beyond its end', () => {
  for (const [type, at] of [
    ['stsz', 16],
    ['stco', 8],
    ['stsc', 16],
  ] as const) {
    const data = createVideo();
    data.fill(0xff, data.indexOf(type) + at, data.indexOf(type) + at + 4);
    assert.throws(() => cleanFilm(data, mp4), FilmRefused, type);
  }
});

const head = createElement(0x1a45dfa3, Buffer.from('webm'));
const createSmallElement = (id: number[], content: string) =>
  Buffer.concat([Buffer.from([...id, 0x80 + content.length]), Buffer.from(content, 'latin1')]);
const createUnsizedElement = (id: number, content: Buffer) => {
  const whole = createElement(id, content);
  whole.fill(0xff, 5, 12);
  return whole;
};

test('removes metadata, attachments and chapters from a WebM', () => {
  const info = createElement(
    0x1549a966,
    Buffer.concat([
      createSmallElement([0xbf], 'csum'),
      createSmallElement([0x7b, 0xa9], 'Berlin'),
      createSmallElement([0x44, 0x61], 'Berlin'),
      createSmallElement([0x4d, 0x80], 'app'),
    ]),
  );
  const tracks = createElement(
    0x1654ae6b,
    createSmallElement(
      [0xae],
      `${createSmallElement([0x83], '\x01').toString('latin1')}${createSmallElement([0x53, 0x6e], 'Berlin').toString('latin1')}`,
    ),
  );
  const others = [0x1254c367, 0x1941a469, 0x1043a770].map((id) => createElement(id, Buffer.from('Berlin')));
  const blocks = Buffer.concat([createSmallElement([0xe7], '\0'), createSmallElement([0xa3], 'picture')]);
  for (const data of [
    Buffer.concat([
      head,
      createElement(
        0x18538067,
        Buffer.concat([
          info,
          tracks,
          createSmallElement([0xec], 'Berlin'),
          createElement(0x1f43b675, blocks),
          ...others,
        ]),
      ),
    ]),
    // Like a live recording, this file states no lengths.
    Buffer.concat([
      head,
      createUnsizedElement(
        0x18538067,
        Buffer.concat([info, tracks, createUnsizedElement(0x1f43b675, blocks), ...others]),
      ),
    ]),
  ]) {
    const { length } = data;
    cleanFilm(data, webm);
    assert.equal(data.length, length);
    assert.doesNotMatch(data.toString('latin1'), /Berlin|csum/);
    assert.match(data.toString('latin1'), /app.*picture/s);
    cleanFilm(data, webm);
  }
});

test('rejects a WebM that has other tracks', () => {
  const data = Buffer.concat([
    head,
    createElement(
      0x18538067,
      createElement(
        0x1654ae6b,
        createSmallElement([0xae], createSmallElement([0x83], '\x21').toString('latin1')),
      ),
    ),
  ]);
  assert.throws(() => cleanFilm(data, webm), /besides video and audio/);
});

test('removes the location from a box with a 64-bit size', () => {
  const large = Buffer.concat([locationBox.subarray(0, 8), Buffer.alloc(8), locationBox.subarray(8)]);
  large.writeUInt32BE(1);
  large.writeBigUInt64BE(BigInt(large.length), 8);
  const data = Buffer.concat([
    createFtyp(),
    createBox('moov', large, createBox('mvhd', toBytes(0, 0, 0))),
    mediaBox,
  ]);
  cleanFilm(data, mp4);
  assert.doesNotMatch(data.toString('latin1'), /52\.52|udta/);
  // The boxes are still nested correctly after the removal.
  cleanFilm(data, mp4);
});

test('keeps empty tags in a WebM file', () => {
  const tags = Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80]);
  const data = Buffer.concat([
    createElement(0x1a45dfa3, Buffer.from('webm')),
    createElement(0x18538067, tags),
  ]);
  cleanFilm(data, webm);
  assert.deepEqual(data.subarray(-5), tags);
});

test("leaves the picture and sound of the site's own videos unchanged", () => {
  const mp4Film = readFileSync('public/media/stage-loop.mp4');
  const at = mp4Film.indexOf('mdat');
  const end = at - 4 + mp4Film.readUInt32BE(at - 4);
  const cleaned = Buffer.from(mp4Film);
  cleanFilm(cleaned, mp4);
  assert.deepEqual(cleaned.subarray(at, end), mp4Film.subarray(at, end));
  const webmFilm = readFileSync('public/media/stage-loop.webm');
  const firstCluster = webmFilm.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  const cleanedWebm = Buffer.from(webmFilm);
  cleanFilm(cleanedWebm, webm);
  const size = Math.floor((webmFilm.length - firstCluster) * 0.9);
  assert.deepEqual(
    cleanedWebm.subarray(firstCluster, firstCluster + size),
    webmFilm.subarray(firstCluster, firstCluster + size),
  );
});

test('rejects truncated videos, QuickTime and other files', () => {
  const whole = readFileSync('public/media/stage-loop.mp4');
  for (const data of [
    whole.subarray(0, whole.length / 2),
    createVideo().subarray(0, 60),
    createBox('ftyp', 'isom'),
    Buffer.concat([createBox('ftyp', 'isom'), Buffer.from([0, 0, 0, 3, 1, 1, 1, 1])]),
  ])
    assert.throws(() => cleanFilm(Buffer.from(data), mp4), FilmRefused);
  assert.throws(() => cleanFilm(createVideo('qt  '), mp4), /MP4 \(H\.264\)/);
  const cut = readFileSync('public/media/stage-loop.webm');
  assert.throws(() => cleanFilm(cut.subarray(0, cut.length / 2), webm), FilmRefused);
});
