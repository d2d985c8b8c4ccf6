import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { BuilderProcess } from '#server/content/builder-process.ts';
import { PreviewProcess } from '#server/preview/preview-process.ts';
import { until } from '#tests/support/run/until.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const { execPath } = process;
const project = process.cwd();
let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
  process.chdir(folder);
});
afterEach(() => {
  process.execPath = execPath;
});
after(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(program: string, text: string): void {
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, text);
}

test('restarts a builder that failed to start, until the builder is stopped', async () => {
  write('scripts/builder.ts', `import { writeFileSync } from 'node:fs'; writeFileSync('built', '')`);
  const builder = new BuilderProcess(silentLog);
  process.execPath = '/nonexistent/node';
  builder.nudge();
  await delay(200);
  process.execPath = execPath;
  builder.nudge();
  await until(async () => rmSync('built'), 5_000);
  await builder.stop();

  const stopped = new BuilderProcess(silentLog);
  process.execPath = '/nonexistent/node';
  stopped.nudge();
  await stopped.stop();
});

test('reports a preview process that repeatedly fails to start', async () => {
  process.execPath = '/nonexistent/node';
  const preview = new PreviewProcess({ idleSeconds: 60, megabytes: 250 }, silentLog);
  await until(async () => {
    assert.deepEqual(await preview.requestPreview({ file: '/a' }), {
      failed: 'the preview process cannot be started',
    });
  }, 5_000);
});

test('resolves pending preview requests with undefined after a disconnect', async () => {
  write(
    'build/preview/main.ts',
    `process.send({ ready: '/tmp' });
    process.on('message', () => { process.disconnect(); setTimeout(() => process.exit(1), 500); });`,
  );
  const preview = new PreviewProcess({ idleSeconds: 60, megabytes: 250 }, silentLog);
  await preview.requestPreview({ file: '/a' });
  await until(async () => assert.ok(preview.files), 5_000);
  const first = preview.requestPreview({ file: '/a' });
  await delay(200);
  const others = [preview.requestPreview({ file: '/b' }), preview.requestPreview({ file: '/c' })];
  assert.deepEqual(await Promise.all([first, ...others]), [undefined, undefined, undefined]);
  preview.stop();
});
