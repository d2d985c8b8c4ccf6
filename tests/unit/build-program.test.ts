import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const program = resolve('scripts/build.ts');

const fakeAstro = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
const words = readFileSync('src/words.txt', 'utf8');
mkdirSync(outDir, { recursive: true });
writeFileSync(outDir + '/index.html', words + process.env.PUBLIC_DATA_KEY);
if (words === 'wrong') process.exit(3);
if (words === 'slow') { console.log('half way'); setInterval(() => {}, 1000); }
else writeFileSync(outDir + '/other.html', words);
`;

const fakeVite = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(outDir, { recursive: true });
writeFileSync(outDir + '/index.html', readFileSync('desk/words.txt', 'utf8'));
`;

const rebuildOutput = /^Building dist\/ [.]{3}\ndist-desk\/ is up to date\ndist\/ built in [\d.]+ s\n$/;

function createProject() {
  const folder = temporaryFolder();
  const writeProjectFile = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const createEnvironment = (key: string) => ({ ...process.env, PUBLIC_DATA_KEY: key });
  const runBuild = (key = '') =>
    spawnSync(process.execPath, [program], { cwd: folder, env: createEnvironment(key), encoding: 'utf8' });
  const startBuild = () =>
    spawn(process.execPath, [program], { cwd: folder, env: createEnvironment(''), detached: true });
  const readPage = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const drafts = join(folder, '.generated/sites');
  writeProjectFile('node_modules/astro/bin/astro.mjs', fakeAstro);
  writeProjectFile('node_modules/vite/bin/vite.js', fakeVite);
  writeProjectFile('package.json', '{ "type": "module" }');
  writeProjectFile('src/words.txt', 'one');
  writeProjectFile('desk/words.txt', 'desk');
  return { folder, write: writeProjectFile, build: runBuild, start: startBuild, page: readPage, drafts };
}

async function killBuild(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await closed;
}

test('does not rebuild until content or a setting changes', () => {
  const { write, build, page } = createProject();
  assert.equal(build().status, 0);
  assert.equal(build().stdout, 'dist/ is up to date\ndist-desk/ is up to date\n');
  write('src/words.txt', 'two');
  assert.match(build().stdout, rebuildOutput);
  assert.equal(page(), 'two');
  assert.match(build('key').stdout, /^Building dist\/ [.]{3}$/m);
  assert.equal(page(), 'twokey');
  assert.match(build('key').stdout, /^dist\/ is up to date/);
});

test('reports a failed build and leaves the site unchanged', () => {
  const { write, build, page, drafts } = createProject();
  build();
  write('src/words.txt', 'wrong');
  assert.equal(build().status, 3);
  assert.equal(page(), 'one');
  assert.equal(build().status, 3, 'and is tried again');
  assert.deepEqual(readdirSync(drafts), []);
});

test('leaves the site unchanged or absent when a build is killed, and rebuilds the site next time', async () => {
  const { folder, write, build, start, page, drafts } = createProject();
  write('src/words.txt', 'slow');
  for (const [before, after] of [
    ['none', 'one'],
    ['some', 'two'],
  ] as const) {
    const child = start();
    await once(child.stdout, 'data');
    await killBuild(child);
    assert.equal(existsSync(join(folder, 'dist')), before === 'some');
    if (before === 'some') assert.equal(page(), 'one');
    write('src/words.txt', after);
    assert.doesNotMatch(build().stdout, /^dist\/ is/m, 'nothing is taken for finished');
    assert.equal(page(), after);
    assert.match(build().stdout, /^dist\/ is up to date/);
    write('src/words.txt', 'slow');
  }
  assert.ok(readdirSync(drafts).length >= 2, 'what was broken off lies there for an hour');
  for (const name of readdirSync(drafts)) utimesSync(join(drafts, name), 1, 1);
  write('src/words.txt', 'three');
  build();
  assert.deepEqual(readdirSync(drafts), []);
});
