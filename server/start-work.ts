import { startHooks } from '#server/outbound/hooks/start-hooks.ts';
import { type MailWork, startMail } from '#server/outbound/mail/start-mail.ts';
import { MailboxReader } from '#server/outbound/received/mailbox-reader.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

export function startOutboundWork(
  config: Config,
  database: Database,
  metrics: Metrics,
  log: Logger,
): MailWork {
  const hooks = startHooks(config, database, log);
  const mail = startMail(config, database, metrics, log, () => hooks.nudge());
  const { IMAP_URL } = config;
  const mailbox =
    IMAP_URL === undefined
      ? undefined
      : new MailboxReader({ config: { ...config, IMAP_URL }, database, log, onMail: () => mail.nudge() });
  mailbox?.start();
  return {
    resendConfirmation: mail.resendConfirmation,
    nudge: () => {
      mail.nudge();
      hooks.nudge();
    },
    stop: async () => {
      await Promise.all([mailbox?.stop(), mail.stop(), hooks.stop()]);
    },
  };
}
