import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const temporaryBuildsFolder = '.generated/sites';
/** Age in milliseconds from which a folder counts as left over from an aborted build. */
const abandonedMilliseconds = 60 * 60 * 1000;

/** Creates a temporary folder for a build. It is inside the project, because builds elsewhere would share Astro's temporary folder. */
export function createTemporaryBuildFolder(): string {
  mkdirSync(temporaryBuildsFolder, { recursive: true });
  for (const name of readdirSync(temporaryBuildsFolder)) {
    const draft = join(temporaryBuildsFolder, name);
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs < Date.now() - abandonedMilliseconds) rmSync(draft, { recursive: true, force: true });
  }
  return resolve(mkdtempSync(`${temporaryBuildsFolder}/`));
}
