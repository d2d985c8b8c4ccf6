/**
 * Renders each frame of the stage scene's loop in Chromium and encodes public/media/stage-loop.webm (AV1),
 * stage-loop.mp4 (H.264) and the still stage-loop.webp. Needs `ffmpeg` on the PATH and Chromium or Chrome.
 * Run it when the scene or the color tokens change, and commit the files.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { stageLoop } from '#src/art/stage-pose.ts';
import { findBrowser, findOnPath } from '#tests/support/run/find-browser.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const mediaFolder = join(projectFolder, 'public/media');
const frameSize = { width: 720, height: 1280 };
const framesPerSecond = 24;
/** Size limits in bytes for the first screen. */
const maxBytes = { clip: 350_000, still: 30_000 };

const runProgram = promisify(execFile);

async function readTokens(): Promise<string> {
  const css = await readFile(join(projectFolder, 'src/styles/colors.css'), 'utf8');
  const lines = css.match(/--color-[\w-]+:\s*[^;]+;/g);
  if (!lines) throw new Error('src/styles/colors.css contains no --color- tokens.');
  return `:root{${lines.join('')}}body{margin:0}svg{display:block;width:100vw;height:100vh}`;
}

type StageModule = typeof import('#src/art/scenes/stage-scene.tsx');

async function drawFrames(executablePath: string, folder: string): Promise<number> {
  const { module } = await runnerImport<StageModule>(join(projectFolder, 'src/art/scenes/stage-scene.tsx'), {
    root: projectFolder,
    configFile: false,
    logLevel: 'error',
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: frameSize });
    await page.setContent(`<!doctype html><style>${await readTokens()}</style><body></body>`);
    const count = Math.round(stageLoop * framesPerSecond);
    for (let frame = 0; frame < count; frame++) {
      const t = frame / framesPerSecond;
      const markup = renderToStaticMarkup(createElement(module.StageScene, { t }));
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, markup);
      await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) });
    }
    return count;
  } finally {
    await browser.close();
  }
}

const quietOptions = ['-loglevel', 'error', '-y'];

function createClipArguments(folder: string, frames: number): string[] {
  const color = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');
  const source = ['-framerate', `${framesPerSecond}`, '-i', join(folder, '%04d.png')];
  return [
    ...quietOptions,
    ...source,
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-an',
    '-g',
    `${frames}`,
    ...color,
  ];
}

async function checkSize(name: string, limit: number): Promise<void> {
  const { size: bytes } = await stat(join(mediaFolder, name));
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} KB`);
  if (bytes > limit) throw new Error(`${name} exceeds its limit of ${limit / 1000} KB.`);
}

const ffmpeg = findOnPath(['ffmpeg']);
if (!ffmpeg)
  throw new Error(
    'ffmpeg is not on the PATH; install it (Debian: apt-get install ffmpeg) and run this again.',
  );
const folder = await mkdtemp(join(tmpdir(), 'stage-loop-'));
try {
  const frames = await drawFrames(findBrowser(), folder);
  await mkdir(mediaFolder, { recursive: true });
  // Ten bits avoid banding in the long gradients.
  const av1 = '-c:v libsvtav1 -preset 5 -crf 34 -pix_fmt yuv420p10le'.split(' ');
  // Decoders of older phones can store only four reference frames at this size.
  const h264 =
    '-c:v libx264 -preset veryslow -tune animation -crf 23 -refs 4 -level:v 4.0 -pix_fmt yuv420p -movflags +faststart';
  const webpOptions = '-c:v libwebp -quality 70'.split(' ');
  await runProgram(ffmpeg, [
    ...createClipArguments(folder, frames),
    ...av1,
    join(mediaFolder, 'stage-loop.webm'),
  ]);
  await runProgram(ffmpeg, [
    ...createClipArguments(folder, frames),
    ...h264.split(' '),
    join(mediaFolder, 'stage-loop.mp4'),
  ]);
  await runProgram(ffmpeg, [
    ...quietOptions,
    '-i',
    join(folder, '0000.png'),
    ...webpOptions,
    join(mediaFolder, 'stage-loop.webp'),
  ]);
  await checkSize('stage-loop.webm', maxBytes.clip);
  await checkSize('stage-loop.mp4', maxBytes.clip);
  await checkSize('stage-loop.webp', maxBytes.still);
} finally {
  await rm(folder, { recursive: true, force: true });
}
