import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

/** Starts a stand-in for Astro's program and sends it a message. @returns its output and exit code */
async function runReadyBuild(words: string): Promise<{ output: string; code: number }> {
  const program = 'console.log(process.env.CONTENT_DIR, process.argv.slice(-2))';
  const options = ['--import', './build/release/ready.ts', '--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, options, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(words);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { output: output.trim(), code };
}

test('passes the content and output folders to a build process that is waiting', async () => {
  assert.deepEqual(await runReadyBuild(JSON.stringify({ content: 'words', out: 'site' })), {
    output: "words [ '--outDir', 'site' ]",
    code: 0,
  });
});

test('exits without a build when the parent of an idle build process has exited', async () => {
  assert.deepEqual(await runReadyBuild(''), { output: '', code: 0 });
});
