import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineCode } from '#build/inline-code.ts';

test('counting costs a page 400 bytes of script at most', async (context) => {
  const code = await inlineCode('src/frame/count.ts');
  const sizes = { gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length };
  context.diagnostic(JSON.stringify(sizes));
  assert.ok(sizes.brotli <= 400, `${sizes.brotli} bytes`);
});
