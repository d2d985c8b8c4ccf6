import type { Database } from '#server/db/database.ts';
import { MailQueue } from './mail/mail-queue.ts';

/** Prometheus lines about queued jobs; empty while the database is unavailable. */
export async function waitingLines(database: Pick<Database, 'asStaff'>): Promise<string[]> {
  try {
    const { waiting, oldestSeconds } = await new MailQueue(database).waiting();
    return [
      '# TYPE jobs_waiting gauge',
      `jobs_waiting ${waiting}`,
      '# TYPE jobs_oldest_waiting_seconds gauge',
      `jobs_oldest_waiting_seconds ${oldestSeconds}`,
    ];
  } catch {
    return [];
  }
}
