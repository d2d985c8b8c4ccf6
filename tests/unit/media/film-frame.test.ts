import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { writeFilmFrame } from '#server/media/film-frame.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuelight-frames-'));
after(() => rmSync(folder, { recursive: true }));
const isInstalled = spawnSync('ffmpeg', ['-version']).status === 0;
const webm = { type: 'video/webm', ending: 'webm' } as const;
const mp4 = { type: 'video/mp4', ending: 'mp4' } as const;
const frame = join(folder, 'frame');

test('extracts a frame from a video with ffmpeg', async () => {
  for (const kind of [webm, mp4]) {
    rmSync(frame, { force: true });
    const isWritten = await writeFilmFrame(`public/media/stage-loop.${kind.ending}`, kind, frame);
    assert.equal(isWritten, isInstalled, kind.ending);
    if (!isWritten) continue;
    const { format, width, height } = await sharp(frame).metadata();
    const film = await sharp('public/media/stage-loop.webp').metadata();
    assert.equal(format, 'jpeg');
    assert.ok(
      Math.abs((width ?? 0) / (height ?? 1) - film.width / film.height) < 0.02,
      `${width} × ${height}`,
    );
  }
});

test('writes no frame if the video is damaged, takes too long or ffmpeg is missing', async () => {
  const list = join(folder, 'list.webm');
  writeFileSync(list, "ffconcat version 1.0\nfile '/etc/hostname'\n");
  rmSync(frame, { force: true });
  assert.equal(await writeFilmFrame(list, webm, frame), false);
  assert.equal(await writeFilmFrame('public/media/stage-loop.webm', webm, frame, 1), false);
  const { PATH } = process.env;
  try {
    process.env.PATH = '/nowhere';
    assert.equal(await writeFilmFrame('public/media/stage-loop.webm', webm, frame), false);
  } finally {
    process.env.PATH = PATH;
  }
  assert.equal(existsSync(frame), false);
});
