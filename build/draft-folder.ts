import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const drafts = '.generated/sites';
/** No build takes as long; in milliseconds. */
const brokenOff = 60 * 60 * 1000;

/**
 * Makes a folder for a site while it is built. It lies in the project: what draws the pages of a site that goes elsewhere,
 * Astro keeps in one place for all builds, and each removes it at its end. Those of builds that were broken off go.
 * @returns its path, absolute
 */
export function draftFolder(): string {
  mkdirSync(drafts, { recursive: true });
  for (const name of readdirSync(drafts)) {
    const draft = join(drafts, name);
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs < Date.now() - brokenOff) rmSync(draft, { recursive: true, force: true });
  }
  return resolve(mkdtempSync(`${drafts}/`));
}
