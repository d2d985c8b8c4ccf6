import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const draftsFolder = '.generated/sites';
/** Age in milliseconds at which a folder belongs to an aborted build. */
const abandonedAfter = 60 * 60 * 1000;

/** Creates a temporary folder for a build. It is inside the project, because builds elsewhere would share Astro's temporary folder. */
export function draftFolder(): string {
  mkdirSync(draftsFolder, { recursive: true });
  for (const name of readdirSync(draftsFolder)) {
    const draft = join(draftsFolder, name);
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs < Date.now() - abandonedAfter) rmSync(draft, { recursive: true, force: true });
  }
  return resolve(mkdtempSync(`${draftsFolder}/`));
}
