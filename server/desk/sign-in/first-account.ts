import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import { deskAddress, isDeskOn } from '#server/desk/desk-origin.ts';
import type { Logger } from '#server/log.ts';

const queryMilliseconds = 2_000;

export function deskLine(config: Config, listening: string): string {
  return isDeskOn(config) ? `  Desk:      ${deskAddress(config, Number(new URL(listening).port))}\n` : '';
}

export async function printFirstAccountHint(config: Config, database: Database, log: Logger): Promise<void> {
  if (!isDeskOn(config)) return;
  try {
    const [found] = await staffDatabase(database, queryMilliseconds).query(
      'select exists (select from staff.member where disabled_at is null) as "isThere"',
    );
    if (found?.isThere) return;
    process.stdout.write(
      '  The desk has no account yet. Create one with: npm run staff -- invite you@example.com --role admin\n\n',
    );
  } catch (error) {
    // Migrations may be run elsewhere.
    log.warn({ err: error }, 'cannot check whether the desk has accounts');
  }
}
