import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleInlineCode } from '#build/inline-code.ts';

test('adds at most 400 bytes of visit counting script to a page', async (context) => {
  const code = await bundleInlineCode('src/frame/count.ts');
  const sizes = { gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length };
  context.diagnostic(JSON.stringify(sizes));
  assert.ok(sizes.brotli <= 400, `${sizes.brotli} bytes`);
});
