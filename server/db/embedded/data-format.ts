import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { syncPath } from './durable-files.ts';

/** Major PostgreSQL version of the pinned engine; a test compares them. */
export const postgresVersion = '18';

const lastEngines: Record<string, string> = { 16: '0.2.17', 17: '0.4.6' };

export function checkDataFormat(dataDir: string): void {
  const found = clusterVersion(dataDir);
  if (found === postgresVersion) return;
  const isOlder = Number(found) < Number(postgresVersion);
  throw new Error(
    `The data in ${dataDir} is PostgreSQL ${found}, written by PGlite ${readMarker(dataDir)?.pglite ?? 'unknown'}; this version reads ${postgresVersion}. ` +
      `${isOlder ? 'Run once: npm run upgrade-data' : 'Install the newer version of the site'} (docs/operating.md, "Upgrade").`,
  );
}

export function clusterVersion(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8').trim();
}

export function engineVersionOf(dataDir: string): string {
  const found = clusterVersion(dataDir);
  const marker = readMarker(dataDir);
  const version = marker?.postgres === found ? marker.pglite : lastEngines[found];
  if (!version) throw new Error(`No known version of PGlite reads PostgreSQL ${found}.`);
  return version;
}

export function upgradedCluster(dataDir: string): string {
  return join(dataDir, 'postgres.upgraded');
}

export function oldClusterFolder(dataDir: string, version: string): string {
  return join(dataDir, `postgres-${version}`);
}

export function finishUpgrade(dataDir: string): void {
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster) || !existsSync(upgradedCluster(dataDir))) return;
  renameSync(upgradedCluster(dataDir), cluster);
  syncPath(dataDir);
}

export function markDataFormat(dataDir: string): void {
  const description = findPackageJSON('@electric-sql/pglite', import.meta.url);
  const { version } = JSON.parse(readFileSync(description ?? '', 'utf8'));
  writeFileSync(markerOf(dataDir), `${JSON.stringify({ pglite: version, postgres: postgresVersion })}\n`);
}

function readMarker(dataDir: string): { pglite: string; postgres: string } | undefined {
  const file = markerOf(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function markerOf(dataDir: string): string {
  return join(dataDir, 'format.json');
}
