import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';

/** A part of the work. @returns whether there may be more to do at once */
export type Task = () => Promise<boolean>;

export type Worker = {
  nudge(): void;
  stop(): Promise<void>;
};

const lookMilliseconds = 2_000;
// Rows that come one after the other are attended to together.
const breathMilliseconds = 250;

/** Does the tasks again and again, in their order: at once while there is more, after a nudge, else every two seconds. */
export function startWorker(tasks: Task[], log: Logger): Worker {
  let isStopped = false;
  // Ends the pause under way; the other one only where a nudge may.
  let end = () => {};
  let wake = () => {};
  let isNudged = false;
  // The last failure of each task, so that one that goes on is said once.
  const told = tasks.map(() => '');

  const pause = (milliseconds: number, nudgeable: boolean) =>
    new Promise<void>((resolve) => {
      if (isStopped || (nudgeable && isNudged)) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      end = () => {
        clearTimeout(timer);
        resolve();
      };
      if (nudgeable) wake = end;
    });

  const look = async (): Promise<boolean> => {
    isNudged = false;
    let isMore = false;
    for (const [index, task] of tasks.entries()) {
      if (isStopped) return false;
      try {
        isMore = (await task()) || isMore;
        told[index] = '';
      } catch (error) {
        const reason = explainError(error);
        if (reason !== told[index]) log.error({ err: error }, 'jobs wait');
        told[index] = reason;
      }
    }
    return isMore;
  };

  const loop = async () => {
    while (!isStopped) {
      if (await look()) continue;
      await pause(breathMilliseconds, false);
      await pause(lookMilliseconds, true);
    }
  };
  const running = loop();
  return {
    nudge: () => {
      isNudged = true;
      wake();
    },
    stop: () => {
      isStopped = true;
      end();
      return running;
    },
  };
}
