import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { writeFilmFrame } from '#server/media/film-frame.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const folder = temporaryFolder();
const isInstalled = spawnSync('ffmpeg', ['-version']).status === 0;
const webm = { type: 'video/webm', ending: 'webm' } as const;
const mp4 = { type: 'video/mp4', ending: 'mp4' } as const;
const frameFile = join(folder, 'frame');

test('extracts a frame from a video with ffmpeg', async () => {
  for (const kind of [webm, mp4]) {
    rmSync(frameFile, { force: true });
    const isWritten = await writeFilmFrame(`public/media/stage-loop.${kind.ending}`, kind, frameFile);
    assert.equal(isWritten, isInstalled, kind.ending);
    if (!isWritten) continue;
    const { format, width, height } = await sharp(frameFile).metadata();
    const film = await sharp('public/media/stage-loop.webp').metadata();
    assert.equal(format, 'jpeg');
    assert.ok(
      Math.abs((width ?? 0) / (height ?? 1) - film.width / film.height) < 0.02,
      `${width} × ${height}`,
    );
  }
});

test('writes no frame if the video is damaged or takes too long, or if ffmpeg is missing', async () => {
  const list = join(folder, 'list.webm');
  writeFileSync(list, "ffconcat version 1.0\nfile '/etc/hostname'\n");
  rmSync(frameFile, { force: true });
  assert.equal(await writeFilmFrame(list, webm, frameFile), false);
  assert.equal(await writeFilmFrame('public/media/stage-loop.webm', webm, frameFile, 1), false);
  const { PATH } = process.env;
  try {
    process.env.PATH = '/nowhere';
    assert.equal(await writeFilmFrame('public/media/stage-loop.webm', webm, frameFile), false);
  } finally {
    process.env.PATH = PATH;
  }
  assert.equal(existsSync(frameFile), false);
});

const otherVideo = join(folder, 'other.mp4');
writeFileSync(otherVideo, readFileSync('public/media/stage-loop.mp4'));
const createPlaylist = (film: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${film}\n#EXT-X-ENDLIST\n`;

test('reads no other file to which a video refers', async () => {
  const film = join(folder, 'hostile.mp4');
  for (const [name, content] of [
    ['a list of films', "ffconcat version 1.0\nfile 'other.mp4'\n"],
    ['a playlist', createPlaylist('other.mp4')],
    ['media data in another file', createReferringFilm('other.mp4', readFileSync(otherVideo))],
  ] as const) {
    writeFileSync(film, content);
    assert.equal(await writeFilmFrame(film, mp4, frameFile), false, name);
  }
});

test('opens no URL to which a video refers', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end(readFileSync(otherVideo));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/other.mp4`;
  const film = join(folder, 'hostile.mp4');
  for (const content of [`ffconcat version 1.0\nfile '${address}'\n`, createPlaylist(address)]) {
    writeFileSync(film, content);
    assert.equal(await writeFilmFrame(film, mp4, frameFile), false);
  }
  server.close();
  assert.equal(requests, 0);
});

/**
 * Replaces a video's media data with zeros. A QuickTime alias record makes its tracks refer to another file in the
 * folder.
 */
function createReferringFilm(name: string, film: Buffer): Buffer {
  const record = Buffer.alloc(154);
  // The number of levels up to the common folder, and down to the other file.
  record.writeUInt16BE(1, 134);
  record.writeUInt16BE(1, 136);
  const path = Buffer.from(`/${name}`.padEnd(64, '\0'));
  const entry = createBox(
    'alis',
    record,
    Buffer.from([0, 2, 0, path.length]),
    path,
    Buffer.from([0xff, 0xff, 0, 0]),
  );
  const references = createBox('dref', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
  const rewriteBoxes = (boxes: Buffer): Buffer[] => {
    if (boxes.length === 0) return [];
    const size = boxes.readUInt32BE(0);
    const type = boxes.toString('latin1', 4, 8);
    const inner = boxes.subarray(8, size);
    const isParent = ['moov', 'trak', 'mdia', 'minf', 'dinf'].includes(type);
    const empty = { dref: references, mdat: createBox(type, Buffer.alloc(inner.length)) }[type];
    const next = isParent ? createBox(type, ...rewriteBoxes(inner)) : (empty ?? boxes.subarray(0, size));
    return [next, ...rewriteBoxes(boxes.subarray(size))];
  };
  return Buffer.concat(rewriteBoxes(film));
}

function createBox(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}
