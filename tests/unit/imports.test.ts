import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const topFolders = ['src', 'desk', 'server', 'shared', 'build'];

/**
 * The folder directly below src/, desk/, server/, shared/ or build/ that contains the file; undefined for a file
 * outside such a folder.
 */
function folderOf(file: string): string | undefined {
  const [house = '', room = '', ...rest] = file.split('/');
  return topFolders.includes(house) && rest.length > 0 ? `${house}/${room}` : undefined;
}

function findFileImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return Array.from(
    source.matchAll(/(?:from|import\(?)\s*'((?:#(?:src|desk|server|build)\/|\.)[^'?]+)(?:\?[\w-]+)?'/g),
    ([, name = '']) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))),
  );
}

function findImports(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of globSync('{src,desk,server,build}/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] })) {
    const from = folderOf(file);
    for (const imported of findFileImports(file)) {
      const to = folderOf(imported);
      if (!from || !to || from === to) continue;
      found.set(from, (found.get(from) ?? new Map()).set(to, `${file} imports ${imported}`));
    }
  }
  return found;
}

function findCycle(importsByFolder: Map<string, Map<string, string>>): string[] {
  const done = new Set<string>();
  const visit = (folderName: string, path: string[]): string[] => {
    if (path.includes(folderName)) return [...path.slice(path.indexOf(folderName)), folderName];
    if (done.has(folderName)) return [];
    for (const next of importsByFolder.get(folderName)?.keys() ?? []) {
      const circle = visit(next, [...path, folderName]);
      if (circle.length > 0) return circle;
    }
    done.add(folderName);
    return [];
  };
  for (const room of importsByFolder.keys()) {
    const circle = visit(room, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('has no import cycles between folders', () => {
  const rooms = findImports();
  assert.ok(rooms.size > 10);
  const circle = findCycle(rooms);
  const files = circle.slice(1).map((room, index) => rooms.get(circle[index] ?? '')?.get(room));
  assert.deepEqual(files, []);
});

test('detects an import cycle', () => {
  const importOf = (to: string) => new Map([[to, '']]);
  const rooms = new Map([
    ['a', importOf('b')],
    ['b', importOf('c')],
    ['c', importOf('b')],
  ]);
  assert.deepEqual(findCycle(rooms), ['b', 'c', 'b']);
});

test('imports no development dependencies in code that runs in production', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = [
    ...globSync('{src,desk,server,shared,build}/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] }),
    ...['scripts/build.ts', 'scripts/builder.ts', 'astro.config.ts', 'site.config.ts'],
  ];
  const found = new Set<string>();
  const missing = files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type) (?:[^;']*from )?'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'|import\('((?:@[\w-]+\/)?[\w-]+)/gm,
    );
    const names = Array.from(imports, ([, whole, late]) => whole ?? late ?? '');
    for (const name of names) found.add(name);
    return names.filter((name) => !(name in dependencies)).map((name) => `${file} imports ${name}`);
  });
  assert.deepEqual(missing, []);
  for (const name of ['react', 'fastify', 'astro']) assert.ok(found.has(name), name);
});
