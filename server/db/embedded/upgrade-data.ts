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
  oldClusterFolder,
  postgresVersion,
  upgradedCluster,
} from './data-format.ts';
import { syncPath, syncTree } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import { copyPlace, readTableCopy, type TableCopy, writeTableCopy } from './table-copy.ts';

const run = promisify(execFile);
const maxListBytes = 16 * 1024 * 1024;

/**
 * Upgrades the embedded database to the installed engine's PostgreSQL version: the old engine writes every table to a
 * file, the new engine reads the files, and the new engine's own copy must be identical to them. The old cluster is
 * kept. Can be repeated after an interruption.
 * @param engineFolder package of the old engine
 * @returns folder of the old cluster; undefined when there was nothing to do
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
    if (existsSync(ready))
      throw new Error('The upgrade is complete except for a rename. Start the site to finish it.');
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
    const kept = oldClusterFolder(dataDir, version);
    if (existsSync(kept)) throw new Error(`${kept} already exists. Move it or delete it.`);
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

async function copyOut(engine: string, cluster: string): Promise<TableCopy> {
  const program = join(import.meta.dirname, 'copy-out.ts');
  try {
    const { stdout } = await run(process.execPath, [program, engine, cluster], { maxBuffer: maxListBytes });
    return JSON.parse(stdout);
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new Error(`The old engine could not copy the tables. Nothing was changed: ${reason}`);
  }
}

async function fillCluster(staging: string, old: string, copy: TableCopy, log: Logger): Promise<void> {
  const database = await connectEmbedded(staging, log);
  const place = copyPlace(database.location, 'copy');
  const proof = copyPlace(database.location, 'proof');
  try {
    const applied = await database.asOwner((client) => applyMigrations(client, log, copy.migrations.length));
    if (`${applied}` !== `${copy.migrations}`) {
      throw new Error(
        'The migrations of the old database differ from supabase/migrations/. Nothing was changed.',
      );
    }
    renameSync(copyPlace(old, 'copy'), place);
    await database.asOwner(async (client) => {
      const query = async (text: string) => (await client.query(text)).rows;
      await readTableCopy(query, copy);
      const found = await writeTableCopy(query, database.location, 'proof');
      if (JSON.stringify(found) !== JSON.stringify(copy)) {
        throw new Error('The tables of the new database differ from the old one. Nothing was changed.');
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
      `npm could not install ${name}@${version}, which is needed to read the data. Unpack that package yourself and pass its folder: npm run upgrade-data -- --engine FOLDER`,
      { cause },
    );
  }
  return join(folder, 'node_modules', name);
}
