import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

/** Major PostgreSQL version of the pinned engine; a test compares them. */
export const postgresVersion = '18';

export function checkDataFormat(dataDir: string): void {
  const found = readClusterVersion(dataDir);
  if (found === postgresVersion) return;
  const isOlder = Number(found) < Number(postgresVersion);
  throw new Error(
    `The data in ${dataDir} is PostgreSQL ${found}, written by PGlite ${readMarker(dataDir)?.pglite ?? 'unknown'}; this version reads ${postgresVersion}. ` +
      `${isOlder ? 'Run once: npm run upgrade-data' : 'Install the newer version of the site'} (docs/operating.md, "Upgrade").`,
  );
}

export function readClusterVersion(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8').trim();
}

export function markDataFormat(dataDir: string): void {
  const description = findPackageJSON('@electric-sql/pglite', import.meta.url);
  const { version } = JSON.parse(readFileSync(description ?? '', 'utf8'));
  writeFileSync(
    getMarkerPath(dataDir),
    `${JSON.stringify({ pglite: version, postgres: postgresVersion })}\n`,
  );
}

function readMarker(dataDir: string): { pglite: string; postgres: string } | undefined {
  const file = getMarkerPath(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function getMarkerPath(dataDir: string): string {
  return join(dataDir, 'format.json');
}
