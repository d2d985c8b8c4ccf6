import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Logger } from '#server/log.ts';
import { applyMigrations } from '../migrate.ts';
import { connectEmbedded } from './connect-embedded.ts';
import {
  clusterVersion,
  engineVersionOf,
  keptCluster,
  postgresVersion,
  upgradedCluster,
} from './data-format.ts';
import { syncPath, syncTree } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import { copyPlace, readTableCopy, type TableCopy, writeTableCopy } from './table-copy.ts';

const run = promisify(execFile);
const mostListBytes = 16 * 1024 * 1024;

/**
 * Upgrades the embedded database to the installed engine's PostgreSQL version: the old engine copies every table to a
 * file, the new engine reads the files into a new cluster, and its own copy must be identical. Then the new cluster
 * replaces the old one, which is kept. Can be repeated after an interruption.
 * @param engineFolder of the old engine
 */
export async function upgradeData(
  dataDir: string,
  log: Logger,
  engineFolder?: string,
): Promise<string | undefined> {
  const cluster = join(dataDir, 'postgres');
  const ready = upgradedCluster(dataDir);
  const staging = join(dataDir, 'upgrade');
  if (!existsSync(cluster)) {
    if (existsSync(ready)) throw new Error('The upgrade is complete but for a rename: start the site.');
    throw new Error(`There is no embedded database in ${dataDir}.`);
  }
  const lock = lockFolder(dataDir);
  try {
    const version = clusterVersion(dataDir);
    if (version === postgresVersion) return undefined;
    if (Number(version) > Number(postgresVersion)) {
      throw new Error(
        `The data in ${dataDir} is PostgreSQL ${version}; this version reads ${postgresVersion}. Install the newer version of the site.`,
      );
    }
    const kept = keptCluster(dataDir, version);
    if (existsSync(kept)) throw new Error(`${kept} is in the way: move it or delete it.`);
    for (const rest of [staging, ready]) rmSync(rest, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });

    const engine = engineFolder ?? (await installEngine(join(staging, 'engine'), engineVersionOf(dataDir)));
    log.info({ from: version, to: postgresVersion }, 'copying the tables');
    const copy = await copyOut(engine, cluster);
    log.info({ tables: copy.tables.length }, 'reading them into a new database');
    await fillCluster(staging, cluster, copy, log);

    syncTree(join(staging, 'postgres'));
    renameSync(join(staging, 'postgres'), ready);
    syncPath(dataDir);
    renameSync(cluster, kept);
    syncPath(dataDir);
    renameSync(ready, cluster);
    syncPath(dataDir);
    rmSync(staging, { recursive: true });
    return kept;
  } finally {
    lock.release();
  }
}

/** Has the old engine copy its tables to files, in a process of its own. @throws Error with what that process said */
async function copyOut(engine: string, cluster: string): Promise<TableCopy> {
  const program = join(import.meta.dirname, 'copy-out.ts');
  try {
    const { stdout } = await run(process.execPath, [program, engine, cluster], { maxBuffer: mostListBytes });
    return JSON.parse(stdout);
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new Error(`The old engine could not copy the tables, nothing was changed: ${reason}`);
  }
}

/** Makes a new cluster in the staging folder with the rows of the copy. @throws Error when it does not hold the same rows */
async function fillCluster(staging: string, old: string, copy: TableCopy, log: Logger): Promise<void> {
  const database = await connectEmbedded(staging, log);
  const place = copyPlace(database.location, 'copy');
  const proof = copyPlace(database.location, 'proof');
  try {
    const applied = await database.asOwner((client) => applyMigrations(client, log, copy.migrations.length));
    if (`${applied}` !== `${copy.migrations}`) {
      throw new Error(
        'The old database has run other files than supabase/migrations/ holds. Nothing was changed.',
      );
    }
    renameSync(copyPlace(old, 'copy'), place);
    await database.asOwner(async (client) => {
      const query = async (text: string) => (await client.query(text)).rows;
      await readTableCopy(query, copy);
      const found = await writeTableCopy(query, database.location, 'proof');
      if (JSON.stringify(found) !== JSON.stringify(copy)) {
        throw new Error('The new database has other tables than the old one. Nothing was changed.');
      }
    });
    for (const [index, { name }] of copy.tables.entries()) {
      const [before, after] = await Promise.all(
        [place, proof].map((folder) => hashOf(join(folder, `${index}.copy`))),
      );
      if (before !== after)
        throw new Error(`The rows of ${name} differ after the copy. Nothing was changed.`);
    }
    for (const folder of [place, proof]) rmSync(folder, { recursive: true });
  } finally {
    await database.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Installs a version of the engine's package. @returns the package's folder @throws Error when npm cannot */
export async function installEngine(folder: string, version: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const name = '@electric-sql/pglite';
  const options = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ];
  try {
    await run('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`]);
  } catch (cause) {
    throw new Error(
      `npm could not install ${name}@${version}, which reads the data. Unpack that package elsewhere and name its folder: npm run upgrade-data -- --engine FOLDER`,
      { cause },
    );
  }
  return join(folder, 'node_modules', name);
}
