import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readSiteFiles } from '#server/static/site-files.ts';

const headerRules = readFileSync('dist/_headers', 'utf8')
  .split(/\n(?=\/)/)
  .map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return {
      path,
      headers: new Map(lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string])),
    };
  });

const findHostHeaders = (url: string, name: string) =>
  headerRules.flatMap(({ path, headers }) => {
    const [start = '', end = ''] = path.split('*');
    return url.startsWith(start) && url.endsWith(end) ? (headers.get(name) ?? []) : [];
  });

test('gives static hosts the same headers for each file as the server sends', async () => {
  const { files } = await readSiteFiles('dist');
  for (const [url, { headers }] of files) {
    const { 'content-security-policy': policy, 'cache-control': caching } = headers;
    if (policy) assert.ok(findHostHeaders(url, 'content-security-policy').includes(policy), url);
    const isImmutable = caching?.includes('immutable') ?? false;
    assert.deepEqual(findHostHeaders(url, 'cache-control'), isImmutable ? [caching] : [], url);
  }
});
