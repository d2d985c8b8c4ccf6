import assert from 'node:assert/strict';
import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BuildCache } from '#build/cache.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

function createCache() {
  const folder = temporaryFolder();
  let made = 0;
  const cache = new BuildCache(folder);
  const compute = async (...parts: string[]) => {
    const body = await cache.getOrMake(parts, async () => Buffer.from(`${parts} ${++made}`));
    return body.toString();
  };
  const listFiles = () => readdirSync(folder).map((name) => join(folder, name));
  return { cache, take: compute, files: listFiles };
}

test('computes each combination of inputs once', async () => {
  const { take } = createCache();
  assert.equal(await take('br', 'a'), 'br,a 1');
  assert.equal(await take('br', 'a'), 'br,a 1');
  assert.equal(await take('gz', 'a'), 'gz,a 2');
  assert.equal(await take('br', 'a', ''), 'br,a, 3');
  assert.equal(await take('bra'), 'bra 4', 'parts do not run together');
});

test('recomputes a damaged cache entry', async () => {
  const { take, files } = createCache();
  await take('a');
  const [file = ''] = files();
  const good = readFileSync(file);
  writeFileSync(file, Buffer.concat([good.subarray(0, -1), Buffer.from('?')]));
  assert.equal(await take('a'), 'a 2', 'a changed byte');
  truncateSync(file, 10);
  assert.equal(await take('a'), 'a 3', 'a cut file');
  writeFileSync(file, '');
  assert.equal(await take('a'), 'a 4', 'an empty file');
  assert.equal(await take('a'), 'a 4');
});

test('stores complete entries in simultaneous builds, and leaves no temporary files', async () => {
  const { cache, files } = createCache();
  const body = Buffer.alloc(1_000_000, 7);
  const taken = await Promise.all(Array.from({ length: 8 }, () => cache.getOrMake(['a'], async () => body)));
  assert.ok(taken.every((one) => one.equals(body)));
  assert.equal(files().length, 1);
});

test('evicts the least recently used entries first', async () => {
  const { cache, take, files } = createCache();
  for (const part of ['a', 'b', 'c']) await take(part);
  for (const file of files()) utimesSync(file, 1, 1);
  assert.equal(await take('b'), 'b 2');
  await cache.prune(40);
  assert.equal(files().length, 1);
  assert.equal(await take('b'), 'b 2');
  assert.equal(await take('a'), 'a 4');
});
