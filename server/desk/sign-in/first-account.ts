import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { getDeskUrl, isDeskEnabled } from '#server/desk/desk-origin.ts';
import type { Logger } from '#server/log.ts';

const queryTimeoutMilliseconds = 2_000;

export function formatDeskLine(config: Config, listening: string): string {
  return isDeskEnabled(config) ? `  Desk:      ${getDeskUrl(config, Number(new URL(listening).port))}\n` : '';
}

export async function printFirstAccountHint(config: Config, database: Database, log: Logger): Promise<void> {
  if (!isDeskEnabled(config)) return;
  try {
    const [found] = await createStaffDatabase(database, queryTimeoutMilliseconds).query(
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
