import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';

const stampFile = '.built-from';

const tools = ['*.{mjs,ts,json}', 'node_modules/.package-lock.json'];

/** Named by their content: what matters is which of them the words name. */
const uploads = 'src/pictures/uploads/**';

/** Files that the site is made of. */
export const siteFiles = [
  ...tools,
  '{build,public,server,shared,src}/**/{*,.*}',
  'public/**/.*/**/*',
  'src/**/.*/**/*',
];

/** Files that the desk is made of. */
export const deskFiles = [...tools, '{build,desk,shared}/**/*', 'src/{art,components,content,styles}/**/*'];

/** A word for all that a build reads: files, packages, settings, Node and the month. */
export function inputsOf(project: string, files: string[], now = new Date()): string {
  return inputsWithout([], project, files, now);
}

/** Hash of the site's code, without its content. */
export function codeOf(project: string, now = new Date()): string {
  return inputsWithout(['src/content/**/*.{yaml,json}'], project, siteFiles, now);
}

function inputsWithout(left: string[], project: string, files: string[], now: Date): string {
  const settings = Object.entries(loadEnv('production', project, 'PUBLIC_')).toSorted();
  // security.txt is good for less than a year from its build.
  const month = now.toISOString().slice(0, 7);
  const rest = JSON.stringify([settings, process.version, month]);
  return createHash('sha256')
    .update(rest)
    .update(digestOf(project, files, [...left, uploads]))
    .digest('hex');
}

/** Adds content in another folder (CONTENT_DIR) to a site's hash. */
export function withContent(inputs: string, content: string): string {
  return createHash('sha256')
    .update(inputs)
    .update(digestOf(content, ['**/*.{yaml,json}']))
    .digest('hex');
}

/** Tells whether a folder holds, unharmed, a site that was built to its end from these inputs. */
export function isBuilt(site: string, inputs: string): boolean {
  try {
    return readFileSync(join(site, stampFile), 'utf8') === stampOf(site, inputs);
  } catch {
    return false;
  }
}

/** Says of a site, the last thing of its build, what it was built from. */
export function stampSite(site: string, inputs: string): void {
  writeFileSync(join(site, stampFile), stampOf(site, inputs));
}

/** The recorded hash of a built site; empty when there is none. */
export function inputsOfSite(site: string): string {
  const file = join(site, stampFile);
  return existsSync(file) ? (readFileSync(file, 'utf8').split(' ', 1)[0] ?? '') : '';
}

function stampOf(site: string, inputs: string): string {
  return `${inputs} ${digestOf(site, ['**/*', '.*/**/*'])}\n`;
}

function digestOf(folder: string, patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  const entries = globSync(patterns, { cwd: folder, withFileTypes: true, exclude });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of new Set(files.toSorted())) {
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
