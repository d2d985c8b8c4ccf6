import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { type LiveRelease, readLiveRelease, readLiveVersion } from './release-folder.ts';

const checkIntervalMilliseconds = 100;

/** Calls `take` at start and whenever any process changes the live release. Retries when it fails. */
export async function watchRelease(
  dataDir: string,
  onRelease: (live: LiveRelease | undefined) => Promise<void> | void,
  log: Pick<Logger, 'error' | 'info'>,
): Promise<() => void> {
  let currentVersion: string | undefined;
  let lastReason = '';
  let isLooking = false;
  const checkRelease = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const mark = await readLiveVersion(dataDir);
      if (mark === currentVersion || (currentVersion === undefined && mark === '')) return;
      const live = await readLiveRelease(dataDir);
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
  await checkRelease();
  const timer = setInterval(() => void checkRelease(), checkIntervalMilliseconds).unref();
  return () => clearInterval(timer);
}
