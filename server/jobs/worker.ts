import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';

/** A part of the work. @returns whether there may be more to do at once */
export type Task = () => Promise<boolean>;

export type Worker = {
  /** Says that something was stored: it need not wait for the next look. */
  nudge(): void;
  /** Ends when what is under way is done. */
  stop(): Promise<void>;
};

const lookMilliseconds = 2_000;
// Rows that come one after the other are attended to together.
const breathMilliseconds = 250;

/** Does the tasks again and again, in their order: at once while there is more, after a nudge, else every two seconds. */
export function startWorker(tasks: Task[], log: Logger): Worker {
  const stopping = new AbortController();
  let wake = () => {};
  let isNudged = false;
  // The last failure of each task, so that one that goes on is said once.
  const told = tasks.map(() => '');

  const pause = (milliseconds: number, nudgeable: boolean) =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted || (nudgeable && isNudged)) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      stopping.signal.addEventListener('abort', end, { once: true });
      if (nudgeable) wake = end;
    });

  const look = async (): Promise<boolean> => {
    isNudged = false;
    let isMore = false;
    for (const [index, task] of tasks.entries()) {
      if (stopping.signal.aborted) return false;
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
    while (!stopping.signal.aborted) {
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
      stopping.abort();
      return running;
    },
  };
}
