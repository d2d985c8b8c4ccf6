import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';

/** Whether more work may be due immediately. */
type Task = () => Promise<boolean>;

export type Worker = {
  nudge(): void;
  stop(): Promise<void>;
};

const pollIntervalMilliseconds = 2_000;
// Rows that arrive meanwhile are handled together.
const batchDelayMilliseconds = 250;

/** Repeats all tasks in order: immediately while more may be due, otherwise after `nudge` or two seconds. */
export function startWorker(tasks: Task[], log: Logger): Worker {
  let isStopped = false;
  // `wake` does not end the pause that collects a batch.
  let endPause = () => {};
  let wake = () => {};
  let isNudged = false;
  // A lasting failure is logged only once.
  const lastErrors = tasks.map(() => '');

  const pause = (milliseconds: number, isInterruptible: boolean) =>
    new Promise<void>((resolve) => {
      if (isStopped || (isInterruptible && isNudged)) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isInterruptible) wake = endPause;
    });

  const runTasks = async (): Promise<boolean> => {
    isNudged = false;
    let isMore = false;
    for (const [index, task] of tasks.entries()) {
      if (isStopped) return false;
      try {
        isMore = (await task()) || isMore;
        lastErrors[index] = '';
      } catch (error) {
        const reason = explainError(error);
        if (reason !== lastErrors[index]) log.error({ err: error }, 'jobs could not be run; retrying');
        lastErrors[index] = reason;
      }
    }
    return isMore;
  };

  const runLoop = async () => {
    while (!isStopped) {
      if (await runTasks()) continue;
      await pause(batchDelayMilliseconds, false);
      await pause(pollIntervalMilliseconds, true);
    }
  };
  const running = runLoop();
  return {
    nudge: () => {
      isNudged = true;
      wake();
    },
    stop: () => {
      isStopped = true;
      endPause();
      return running;
    },
  };
}
