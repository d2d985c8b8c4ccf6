import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

// The major version that the pinned engine is; a test compares them.
const postgresVersion = '18';

/**
 * Compares the files in the data folder with what this version of the engine reads.
 * @throws Error when they were written by another major version of PostgreSQL
 */
export function checkDataFormat(dataDir: string): void {
  const versionFile = join(dataDir, 'postgres', 'PG_VERSION');
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === postgresVersion) return;
  const writer = existsSync(marker(dataDir))
    ? JSON.parse(readFileSync(marker(dataDir), 'utf8')).pglite
    : 'unknown';
  throw new Error(
    `The data in ${dataDir} is PostgreSQL ${found}, written by PGlite ${writer}; this version reads ${postgresVersion}. ` +
      'Start the older version once more and move the rows as docs/operating.md says under "Upgrade".',
  );
}

/** Leaves a note beside the files about which version last opened them. */
export function markDataFormat(dataDir: string): void {
  const description = findPackageJSON('@electric-sql/pglite', import.meta.url);
  const { version } = JSON.parse(readFileSync(description ?? '', 'utf8'));
  writeFileSync(marker(dataDir), `${JSON.stringify({ pglite: version, postgres: postgresVersion })}\n`);
}

function marker(dataDir: string): string {
  return join(dataDir, 'format.json');
}
