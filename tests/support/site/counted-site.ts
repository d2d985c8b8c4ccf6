import { resolve } from 'node:path';
import { contentDir } from '#build/content-dir.ts';
import { SiteBuilder } from '#build/release/build-site.ts';
import { hashInputs, isUpToDate, siteFiles, stampSite } from '#build/stamp.ts';

const folder = '.generated/counted';

/**
 * Builds the site with PUBLIC_COUNT=visits, unless a build of the same input exists.
 * @returns the folder of the build
 */
export async function buildCountedSite(): Promise<string> {
  process.env.PUBLIC_COUNT = 'visits';
  try {
    const inputs = hashInputs(process.cwd(), siteFiles);
    if (!isUpToDate(folder, inputs)) {
      const { signal } = new AbortController();
      await new SiteBuilder().build(contentDir, resolve(folder), () => {}, signal);
      stampSite(folder, inputs);
    }
  } finally {
    delete process.env.PUBLIC_COUNT;
  }
  return folder;
}
