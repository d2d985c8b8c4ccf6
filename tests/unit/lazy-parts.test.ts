import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const importsWithOwnFallback = ['./picker-popover.tsx'];

test('handles load failures of every lazy import in the desk', () => {
  const files = globSync('desk/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const late: string[] = [];
  const guarded: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    late.push(...Array.from(text.matchAll(/import\('([^']+)'\)/g), ([, path = '']) => path));
    const calls = text.matchAll(
      /\b(?:lazyPart|lazyOverlay)\(\s*async \(\) => \(await import\('([^']+)'\)\)/g,
    );
    guarded.push(...Array.from(calls, ([, path = '']) => path));
  }
  assert.ok(late.length > 20, `${late.length} parts`);
  assert.deepEqual(
    late.filter((path) => !guarded.includes(path) && !importsWithOwnFallback.includes(path)),
    [],
  );
});
