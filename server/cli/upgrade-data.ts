import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { upgradeData } from '#server/db/embedded/upgrade-data.ts';
import { explainError } from '#server/explain-error.ts';
import { createLogger } from '#server/log.ts';

try {
  const { values } = parseArgs({ options: { engine: { type: 'string' } } });
  const config = readConfig();
  if (config.DATABASE_URL) throw new Error('DATABASE_URL is set. Upgrade that server with its own tools.');
  const kept = await upgradeData(config.DATA_DIR, createLogger(config.LOG_LEVEL), values.engine);
  process.stdout.write(
    kept
      ? `The database was upgraded. Start the site, check it, then delete ${kept}.\n`
      : 'The database is up to date.\n',
  );
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
}
