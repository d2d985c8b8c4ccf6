import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FilmRefused } from '#server/media/film-refused.ts';
import { cleanFilm, detectFilmFormat } from '#server/media/read-film.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const folder = temporaryFolder();

function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}
const mp4 = { type: 'video/mp4', ending: 'mp4' } as const;
const webm = { type: 'video/webm', ending: 'webm' } as const;
const place = box('udta', box('\xa9xyz', '+52.5200+013.4050/'));
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const ftyp = (brand = 'isom') => box('ftyp', brand, '\0\0\0\0');
/** A track of one sample a chunk. */
const track = (handler: string, chunks: { at: number; size: number }[], isLong = false) =>
  box(
    'trak',
    box('tkhd', numbers(0, 3_870_000_000, 3_870_000_000)),
    place,
    box(
      'mdia',
      box('mdhd', numbers(0x1000000, 0, 3_870_000_000, 0, 3_870_000_000, 48_000)),
      box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), 'SecretCamera\0'),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', 'avc1'),
          box('stsz', numbers(0, 0, chunks.length, ...chunks.map(({ size }) => size))),
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box(
            isLong ? 'co64' : 'stco',
            numbers(0, chunks.length, ...chunks.flatMap(({ at }) => (isLong ? [0, at] : [at]))),
          ),
        ),
      ),
    ),
  );
const media = box('mdat', 'Berlin', 'picture1', 'GPS of it', 'sound', 'Berlin', 'picture2', 'Berlin');
/** A film that starts with its media data, so that their offsets do not depend on the tracks. */
const film = (brand = 'isom', isLong = false) => {
  const start = ftyp(brand).length;
  const chunk = (text: string) => ({ at: start + media.indexOf(text), size: text.length });
  return Buffer.concat([
    ftyp(brand),
    media,
    box(
      'moov',
      box('mvhd', numbers(0, 3_870_000_000, 3_870_000_000, 1_000)),
      box('gps ', 'Berlin'),
      track('vide', [chunk('picture1'), chunk('picture2')], isLong),
      track('meta', [chunk('GPS of it')]),
      track('soun', [chunk('sound')]),
      place,
      box('meta', 'SecretCamera'),
    ),
    box('Xtra', 'Berlin'),
  ]);
};
const element = (id: number, content: Buffer) => {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(id);
  head.writeUInt8(0x01, 4);
  head.writeUIntBE(content.length, 6, 6);
  return Buffer.concat([head, content]);
};

test('recognizes videos by their content', async () => {
  const kindOf = (content: Buffer | string) => {
    const file = join(folder, 'film');
    writeFileSync(file, content);
    return detectFilmFormat(file);
  };
  assert.deepEqual(await kindOf(film()), mp4);
  assert.deepEqual(await kindOf(readFileSync('public/media/stage-loop.mp4')), mp4);
  assert.deepEqual(await kindOf(readFileSync('public/media/stage-loop.webm')), webm);
  assert.equal(await kindOf(box('ftyp', 'avif')), undefined);
  assert.equal(await kindOf(box('ftyp', 'heic')), undefined);
  assert.equal(await kindOf('text'), undefined);
});

test('removes everything but picture and sound from an MP4 in place', () => {
  for (const isLong of [false, true]) {
    const before = film('isom', isLong);
    const data = Buffer.from(before);
    cleanFilm(data, mp4);
    const text = data.toString('latin1');
    assert.equal(data.length, before.length);
    for (const sample of ['picture1', 'picture2', 'sound'])
      assert.equal(data.indexOf(sample), before.indexOf(sample));
    assert.doesNotMatch(text, /52\.52|SecretCamera|udta|meta|GPS|gps|Berlin|Xtra/);
    assert.match(text, /mvhd.*vide.*soun/s);
    // The dates of the recording.
    assert.ok(before.includes(numbers(3_870_000_000)));
    assert.ok(!data.includes(numbers(3_870_000_000)));
    assert.ok(data.includes(numbers(48_000)));
  }
});

test('rejects a fragmented MP4 with other tracks', () => {
  const fragments = (...tracks: Buffer[]) =>
    Buffer.concat([
      ftyp(),
      box('moov', box('mvhd', numbers(0, 0, 0)), ...tracks),
      box('moof', box('mfhd', 'x')),
      media,
    ]);
  assert.throws(() => cleanFilm(fragments(track('vide', []), track('meta', [])), mp4), /besides video and/);
  const plain = fragments(track('vide', []), track('soun', []));
  cleanFilm(plain, mp4);
  assert.ok(plain.includes('picture1'));
});

test('rejects an MP4 with tables beyond its end', () => {
  for (const [type, at] of [
    ['stsz', 16],
    ['stco', 8],
    ['stsc', 16],
  ] as const) {
    const data = film();
    data.fill(0xff, data.indexOf(type) + at, data.indexOf(type) + at + 4);
    assert.throws(() => cleanFilm(data, mp4), FilmRefused, type);
  }
});

const head = element(0x1a45dfa3, Buffer.from('webm'));
const small = (id: number[], content: string) =>
  Buffer.concat([Buffer.from([...id, 0x80 + content.length]), Buffer.from(content, 'latin1')]);
const unknown = (id: number, content: Buffer) => {
  const whole = element(id, content);
  whole.fill(0xff, 5, 12);
  return whole;
};

test('removes metadata, attachments and chapters from a WebM', () => {
  const info = element(
    0x1549a966,
    Buffer.concat([
      small([0xbf], 'csum'),
      small([0x7b, 0xa9], 'Berlin'),
      small([0x44, 0x61], 'Berlin'),
      small([0x4d, 0x80], 'app'),
    ]),
  );
  const tracks = element(
    0x1654ae6b,
    small(
      [0xae],
      `${small([0x83], '\x01').toString('latin1')}${small([0x53, 0x6e], 'Berlin').toString('latin1')}`,
    ),
  );
  const others = [0x1254c367, 0x1941a469, 0x1043a770].map((id) => element(id, Buffer.from('Berlin')));
  const blocks = Buffer.concat([small([0xe7], '\0'), small([0xa3], 'picture')]);
  for (const data of [
    Buffer.concat([
      head,
      element(
        0x18538067,
        Buffer.concat([info, tracks, small([0xec], 'Berlin'), element(0x1f43b675, blocks), ...others]),
      ),
    ]),
    // Like a live recording, it has no lengths.
    Buffer.concat([
      head,
      unknown(0x18538067, Buffer.concat([info, tracks, unknown(0x1f43b675, blocks), ...others])),
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

test('rejects a WebM with other tracks', () => {
  const data = Buffer.concat([
    head,
    element(0x18538067, element(0x1654ae6b, small([0xae], small([0x83], '\x21').toString('latin1')))),
  ]);
  assert.throws(() => cleanFilm(data, webm), /besides video and audio/);
});

test('removes the location from a box with a 64-bit size', () => {
  const large = Buffer.concat([place.subarray(0, 8), Buffer.alloc(8), place.subarray(8)]);
  large.writeUInt32BE(1);
  large.writeBigUInt64BE(BigInt(large.length), 8);
  const data = Buffer.concat([ftyp(), box('moov', large, box('mvhd', numbers(0, 0, 0))), media]);
  cleanFilm(data, mp4);
  assert.doesNotMatch(data.toString('latin1'), /52\.52|udta/);
  // The boxes are still nested correctly.
  cleanFilm(data, mp4);
});

test('keeps empty tags in a WebM', () => {
  const tags = Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80]);
  const data = Buffer.concat([element(0x1a45dfa3, Buffer.from('webm')), element(0x18538067, tags)]);
  cleanFilm(data, webm);
  assert.deepEqual(data.subarray(-5), tags);
});

test("leaves picture and sound of the site's own videos unchanged", () => {
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
    film().subarray(0, 60),
    box('ftyp', 'isom'),
    Buffer.concat([box('ftyp', 'isom'), Buffer.from([0, 0, 0, 3, 1, 1, 1, 1])]),
  ])
    assert.throws(() => cleanFilm(Buffer.from(data), mp4), FilmRefused);
  assert.throws(() => cleanFilm(film('qt  '), mp4), /MP4 \(H\.264\)/);
  const cut = readFileSync('public/media/stage-loop.webm');
  assert.throws(() => cleanFilm(cut.subarray(0, cut.length / 2), webm), FilmRefused);
});
