import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';

const stampFile = '.built-from';

const toolFiles = ['*.{mjs,ts,json}', 'node_modules/.package-lock.json'];

/** Not hashed, because each name contains a hash and the content files list the names in use. */
const uploadedFiles = 'src/pictures/uploads/**';

export const siteFiles = [
  ...toolFiles,
  '{build,public,server,shared,src}/**/{*,.*}',
  'public/**/.*/**/*',
  'src/**/.*/**/*',
];

export const deskFiles = [
  ...toolFiles,
  '{build,desk,shared}/**/*',
  'src/{art,components,content,styles}/**/*',
];

export function hashInputs(project: string, files: string[], now = new Date()): string {
  return hashInputsExcept([], project, files, now);
}

export function hashCode(project: string): string {
  return hashInputsExcept(['src/content/**/*.{yaml,json}'], project, siteFiles, new Date());
}

function hashInputsExcept(excludedFiles: string[], project: string, files: string[], now: Date): string {
  const settings = Object.entries(loadEnv('production', project, 'PUBLIC_')).toSorted();
  // security.txt expires a year after the build at the latest.
  const month = now.toISOString().slice(0, 7);
  const rest = JSON.stringify([settings, process.version, month]);
  return createHash('sha256')
    .update(rest)
    .update(hashFiles(project, files, [...excludedFiles, uploadedFiles]))
    .digest('hex');
}

/** Adds the content of CONTENT_DIR to the hash. */
export function addContentHash(inputs: string, contentFolder: string): string {
  return createHash('sha256')
    .update(inputs)
    .update(hashFiles(contentFolder, ['**/*.{yaml,json}']))
    .digest('hex');
}

export function isUpToDate(site: string, inputs: string): boolean {
  try {
    return readFileSync(join(site, stampFile), 'utf8') === createStamp(site, inputs);
  } catch {
    return false;
  }
}

/** Must be the last step of a build. */
export function stampSite(site: string, inputs: string): void {
  writeFileSync(join(site, stampFile), createStamp(site, inputs));
}

export function readStamp(site: string): string {
  const file = join(site, stampFile);
  return existsSync(file) ? (readFileSync(file, 'utf8').split(' ', 1)[0] ?? '') : '';
}

function createStamp(site: string, inputs: string): string {
  return `${inputs} ${hashFiles(site, ['**/*', '.*/**/*'])}\n`;
}

function hashFiles(folder: string, patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  const entries = globSync(patterns, { cwd: folder, withFileTypes: true, exclude });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of new Set(files.toSorted())) {
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
