import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { deskFiles, hashInputs as inputsOfFiles, isUpToDate, siteFiles, stampSite } from '#build/stamp.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const hashSiteInputs = (project: string, now?: Date) => inputsOfFiles(project, siteFiles, now);

function createProject() {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const name of [...inputFiles, ...otherFiles]) write(name, 'before');
  return { folder, write };
}

const inputFiles = [
  'src/views/home.tsx',
  'src/content/pages/home.yaml',
  'src/pages/.well-known/security.txt.ts',
  'src/.hidden',
  'src/pictures/brand/mark.svg',
  'public/.well-known/x',
  'public/.nojekyll',
  'build/compress.ts',
  'server/plugins/security-headers.ts',
  'astro.config.mjs',
  'astro.config.ts',
  'site.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
const otherFiles = [
  'desk/desk.tsx',
  'dist/index.html',
  'docs/a.md',
  'tests/e2e/a.spec.ts',
  '.generated/cache/a',
  'data/a',
  'README.md',
];

test('detects every changed, added and removed input file', () => {
  const { folder, write } = createProject();
  for (const name of inputFiles) {
    const before = hashSiteInputs(folder);
    write(name, 'after');
    assert.notEqual(hashSiteInputs(folder), before, name);
    write(name, 'before');
    assert.equal(hashSiteInputs(folder), before, name);
    rmSync(join(folder, name));
    assert.notEqual(hashSiteInputs(folder), before, `${name} gone`);
    write(name, 'before');
  }
  const before = hashSiteInputs(folder);
  write('src/new.ts', '');
  assert.notEqual(hashSiteInputs(folder), before);
});

test('ignores files that the pages do not depend on', () => {
  const { folder, write } = createProject();
  const before = hashSiteInputs(folder);
  for (const name of otherFiles) write(name, 'after');
  assert.equal(hashSiteInputs(folder), before);
});

test('distinguishes changes to the desk from changes to the site', () => {
  const { folder, write } = createProject();
  const hashBoth = () => [siteFiles, deskFiles].map((files) => inputsOfFiles(folder, files));
  const [site, desk] = hashBoth();
  write('desk/desk.tsx', 'after');
  assert.equal(hashBoth()[0], site);
  assert.notEqual(hashBoth()[1], desk);
  write('desk/desk.tsx', 'before');
  write('src/views/home.tsx', 'after');
  assert.notEqual(hashBoth()[0], site);
  assert.equal(hashBoth()[1], desk);
});

test('includes only build settings, from .env or the environment', (t) => {
  const { folder, write } = createProject();
  const none = hashSiteInputs(folder);
  write('.env', 'PORT=4000\n');
  assert.equal(hashSiteInputs(folder), none);
  write('.env', 'PUBLIC_DATA_KEY=one\n');
  const one = hashSiteInputs(folder);
  assert.notEqual(one, none);
  process.env.PUBLIC_DATA_KEY = 'two';
  t.after(() => delete process.env.PUBLIC_DATA_KEY);
  assert.notEqual(hashSiteInputs(folder), one);
  process.env.PUBLIC_DATA_KEY = 'one';
  assert.equal(hashSiteInputs(folder), one);
});

test('rebuilds a site before its security.txt expires', () => {
  const { folder } = createProject();
  const hashInMonth = (month: string) => hashSiteInputs(folder, new Date(`${month}-10`));
  assert.notEqual(hashInMonth('2026-11'), hashInMonth('2027-11'));
});

test('accepts a built site only if it is complete and has the same inputs', () => {
  const { folder } = createProject();
  const site = join(folder, 'dist');
  assert.ok(!isUpToDate(site, 'x'), 'never finished');
  stampSite(site, 'x');
  assert.ok(isUpToDate(site, 'x'));
  assert.ok(!isUpToDate(site, 'y'), 'from others');
  const moved = join(folder, 'moved');
  cpSync(site, moved, { recursive: true });
  assert.ok(isUpToDate(moved, 'x'), 'wherever it lies');
  writeFileSync(join(site, 'index.html'), 'cut');
  assert.ok(!isUpToDate(site, 'x'), 'damaged');
  rmSync(join(site, 'index.html'));
  assert.ok(!isUpToDate(site, 'x'), 'a page gone');
  assert.ok(!isUpToDate(join(folder, 'none'), 'x'));
});
