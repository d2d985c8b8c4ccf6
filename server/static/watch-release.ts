import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { type Live, liveReleaseVersion, readLive } from './release-folder.ts';

const lookMilliseconds = 100;

/** Calls `take` at start and whenever any process changes the live release. Retries when it fails. */
export async function watchRelease(
  dataDir: string,
  onRelease: (live: Live | undefined) => Promise<void> | void,
  log: Pick<Logger, 'error' | 'info'>,
): Promise<() => void> {
  let currentVersion: string | undefined;
  let lastReason = '';
  let isLooking = false;
  const check = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const mark = await liveReleaseVersion(dataDir);
      if (mark === currentVersion || (currentVersion === undefined && mark === '')) return;
      const live = await readLive(dataDir);
      await onRelease(live);
      currentVersion = mark;
      lastReason = '';
    } catch (error) {
      const reason = explainError(error);
      if (reason !== lastReason) log.error({ err: error }, 'failed to load a release');
      lastReason = reason;
    } finally {
      isLooking = false;
    }
  };
  await check();
  const timer = setInterval(() => void check(), lookMilliseconds).unref();
  return () => clearInterval(timer);
}
