import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cleanFilm, FilmRefused, filmKind } from '#server/media/read-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuelight-films-'));
after(() => rmSync(folder, { recursive: true }));

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
const film = (brand = 'isom') =>
  Buffer.concat([
    box('ftyp', brand, '\0\0\0\0'),
    box('moov', box('mvhd', 'x'), box('trak', box('tkhd', 'y'), place), place, box('meta', 'SecretCamera')),
    box('mdat', 'pictures'),
  ]);
const element = (id: number, content: Buffer) => {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(id);
  head.writeUInt8(0x01, 4);
  head.writeUIntBE(content.length, 6, 6);
  return Buffer.concat([head, content]);
};

test('recognizes films by their content', async () => {
  const kindOf = (content: Buffer | string) => {
    const file = join(folder, 'film');
    writeFileSync(file, content);
    return filmKind(file);
  };
  assert.deepEqual(await kindOf(film()), mp4);
  assert.deepEqual(await kindOf(readFileSync('public/media/stage-loop.mp4')), mp4);
  assert.deepEqual(await kindOf(readFileSync('public/media/stage-loop.webm')), webm);
  assert.equal(await kindOf(box('ftyp', 'avif')), undefined);
  assert.equal(await kindOf(box('ftyp', 'heic')), undefined);
  assert.equal(await kindOf('text'), undefined);
});

test('removes location and camera from an MP4 without moving its frames', () => {
  const data = film();
  const { length } = data;
  cleanFilm(data, mp4);
  assert.equal(data.length, length);
  assert.doesNotMatch(data.toString('latin1'), /52\.52|SecretCamera|udta|meta/);
  assert.match(data.toString('latin1'), /mvhd.*tkhd.*pictures/s);
});

test('removes tags and attachments from a WebM', () => {
  const tags = element(0x1254c367, Buffer.from('Berlin'));
  const data = Buffer.concat([
    element(0x1a45dfa3, Buffer.from('webm')),
    element(0x18538067, Buffer.concat([element(0x1549a966, Buffer.from('info')), tags])),
  ]);
  cleanFilm(data, webm);
  assert.doesNotMatch(data.toString('latin1'), /Berlin/);
  assert.match(data.toString('latin1'), /info/);
  cleanFilm(data, webm);
});

test('removes places from a box with a size of 64 bits', () => {
  const large = Buffer.concat([place.subarray(0, 8), Buffer.alloc(8), place.subarray(8)]);
  large.writeUInt32BE(1);
  large.writeBigUInt64BE(BigInt(large.length), 8);
  const data = Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', large, box('mvhd', 'x')),
    box('mdat', 'pictures'),
  ]);
  cleanFilm(data, mp4);
  assert.doesNotMatch(data.toString('latin1'), /52\.52|udta/);
  // Its boxes still fit into each other.
  cleanFilm(data, mp4);
});

test('leaves empty tags of a WebM', () => {
  const tags = Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80]);
  const data = Buffer.concat([element(0x1a45dfa3, Buffer.from('webm')), element(0x18538067, tags)]);
  cleanFilm(data, webm);
  assert.deepEqual(data.subarray(-5), tags);
});

test("leaves the site's own films unchanged", () => {
  for (const [name, kind] of [
    ['stage-loop.mp4', mp4],
    ['stage-loop.webm', webm],
  ] as const) {
    const data = readFileSync(join('public/media', name));
    cleanFilm(data, kind);
    assert.equal(data.includes('moov') || data.includes('webm'), true, name);
  }
});

test('refuses truncated films, QuickTime and other files', () => {
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
