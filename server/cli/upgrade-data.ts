import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { postgresVersion, readClusterVersion } from '#server/db/embedded/data-format.ts';
import { explainError } from '#server/explain-error.ts';

try {
  const { DATABASE_URL, DATA_DIR } = readConfig();
  if (DATABASE_URL) throw new Error('DATABASE_URL is set. Upgrade that server with its own tools.');
  if (!existsSync(join(DATA_DIR, 'postgres')))
    throw new Error(`There is no embedded database in ${DATA_DIR}.`);
  const found = readClusterVersion(DATA_DIR);
  if (found !== postgresVersion) {
    throw new Error(
      `The data in ${DATA_DIR} is PostgreSQL ${found}; this version reads ${postgresVersion}. ` +
        (Number(found) > Number(postgresVersion)
          ? 'Install the newer version of the site.'
          : 'Back it up with the version of the site that wrote it, and restore it with this one (docs/operating.md, "Upgrade").'),
    );
  }
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
}
