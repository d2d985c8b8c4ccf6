import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

// Example file names, and files that a build or a command writes.
const examples = /waitlist|NAME|^x\.|^(?:dist|data|test-results|\.generated)\b/;
const fileNames = /`([\w.[\]-]+(?:\/[\w.[\]-]+)*\.(?:ts|tsx|astro|css|sql|md))`/g;

test('mentions only existing files in the docs', () => {
  const files = globSync([
    '*.*',
    '{.ci,bench,build,desk,deploy,docs,scripts,server,shared,src,supabase,tests}/**/*.*',
  ]);
  const missing = globSync(['*.md', 'docs/*.md']).flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(fileNames)]
      .map(([, file = '']) => file)
      .filter(
        (file) => !examples.test(file) && !files.some((one) => one === file || one.endsWith(`/${file}`)),
      )
      .map((file) => `${doc}: ${file}`),
  );
  assert.deepEqual(missing, []);
});
