import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/log.ts';
import { startWorker, type Worker } from '#server/outbound/worker.ts';
import { createUrlGuard } from './guard.ts';
import { HookQueue } from './hook-queue.ts';
import { HookSender } from './hook-sender.ts';

export function startHooks(config: Config, database: Database, log: Logger): Worker {
  const guard = createUrlGuard(config.HOOKS_ALLOW_PRIVATE);
  const sender = new HookSender({ database, guard, settings: config, log });
  // The only process of the embedded database has just started, so all leases are abandoned.
  let isRecovered = config.DATABASE_URL !== undefined;
  const recover = async () => {
    if (!isRecovered) await new HookQueue(database).breakLeases();
    isRecovered = true;
    return false;
  };
  const worker = startWorker(
    [
      recover,
      async () => {
        if (isRecovered) await sender.startDeliveries(() => worker.nudge());
        return false;
      },
    ],
    log,
  );
  return {
    nudge: worker.nudge,
    stop: async () => {
      await Promise.all([worker.stop(), sender.stop()]);
    },
  };
}
