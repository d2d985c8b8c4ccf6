import { startHooks } from '#server/outbound/hooks/start-hooks.ts';
import type { MailCounts } from '#server/outbound/mail/mail-counts.ts';
import { type MailWork, startMail } from '#server/outbound/mail/start-mail.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** Does what stored rows set off, mails and messages to connections, for as long as the process runs. */
export function startWork(config: Config, database: Database, counts: MailCounts, log: Logger): MailWork {
  const hooks = startHooks(config, database, log);
  const mail = startMail(config, database, counts, log, () => hooks.nudge());
  return {
    resendConfirmation: mail.resendConfirmation,
    nudge: () => {
      mail.nudge();
      hooks.nudge();
    },
    stop: async () => {
      await Promise.all([mail.stop(), hooks.stop()]);
    },
  };
}
