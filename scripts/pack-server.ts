/**
 * `node scripts/pack-server.ts FOLDER`: copies what the running server needs into a new folder, and nothing of what
 * built or tests it: server/, the migrations, the built site, and the packages that server/ imports with theirs.
 */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

const [target] = process.argv.slice(2);
if (!target || existsSync(target)) throw new Error('usage: node scripts/pack-server.ts NEW_FOLDER');

/** Where Node finds a package when a file in `folder` asks for it. @returns undefined for one that is not installed */
function findPackage(name: string, folder: string): string | undefined {
  const place = join(folder, 'node_modules', name);
  if (existsSync(join(place, 'package.json'))) return place;
  return folder === process.cwd() ? undefined : findPackage(name, dirname(folder));
}

const packages = new Set<string>();
function add(name: string, folder: string) {
  const place = findPackage(name, folder);
  if (!place || packages.has(place)) return;
  packages.add(place);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    add(needed, place);
  }
}

const imported = /\bfrom '(?!node:)((?:@[\w-]+\/)?[\w-]+)/g;
for (const file of globSync('server/**/*.ts')) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) add(name, process.cwd());
}
for (const name of ['package.json', 'server', 'supabase/migrations', 'dist']) {
  cpSync(name, join(target, name), { recursive: true });
}
for (const place of packages) {
  const nested = join(place, 'node_modules');
  // A linked node_modules is followed, and what lies nested in a package is copied only if something needs it.
  cpSync(place, join(target, relative(process.cwd(), place)), {
    recursive: true,
    dereference: true,
    filter: (source) => source !== nested,
  });
}
console.log(`${packages.size} packages`);
