import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { type Live, liveMark, readLive } from './release-folder.ts';

const lookMilliseconds = 100;

/**
 * Says which release is served, at once and whenever that changes, by whichever process: what is served goes on being
 * served while `take` works, and if it fails, until the next look.
 * @param take is given the release; undefined where nothing is published
 * @returns stops it
 */
export async function watchRelease(
  dataDir: string,
  take: (live: Live | undefined) => Promise<void> | void,
  log: Pick<Logger, 'error' | 'info'>,
): Promise<() => void> {
  let taken: string | undefined;
  let told = '';
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const mark = await liveMark(dataDir);
      if (mark === taken || (taken === undefined && mark === '')) return;
      const live = await readLive(dataDir);
      await take(live);
      taken = mark;
      told = '';
    } catch (error) {
      const reason = explainError(error);
      if (reason !== told) log.error({ err: error }, 'a release cannot be served');
      told = reason;
    } finally {
      isLooking = false;
    }
  };
  await look();
  const timer = setInterval(() => void look(), lookMilliseconds).unref();
  return () => clearInterval(timer);
}
