import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs, readStamp, siteFiles } from '#build/stamp.ts';
import type { Claim } from '#server/content/release-queue.ts';
import { getReleaseFolder, getReleasesFolder } from '#server/static/release-folder.ts';
import { buildStepCount, PublishingFailed, type SiteBuilder } from './build-site.ts';
import { checkSite } from './check-site.ts';
import { type BuiltRelease, readRelease } from './former-releases.ts';

export type ContentSource = {
  /** The folder must not exist. Returns the changed texts, old and new. @throws PublishingFailed with all problems */
  write(
    kind: 'publish' | 'scheduled' | 'upgrade',
    folder: string,
    onDocument: (done: number, of: number) => void,
  ): Promise<unknown[]>;
  /** Idempotent. */
  recordPublished(claim: Claim, folder: string): Promise<void>;
};

export type ReportProgress = (state: 'checking' | 'building', step: number, steps: number) => void;

type ReleaseOptions = {
  dataDir: string;
  source: ContentSource;
  builds: SiteBuilder;
  onProgress: ReportProgress;
  signal: AbortSignal;
};

/** Builds in a separate folder and renames it when it is complete. Reuses a complete release of an interrupted builder. */
export async function buildRelease(
  claim: Claim,
  { dataDir, source, builds, onProgress, signal }: ReleaseOptions,
): Promise<BuiltRelease> {
  const folder = getReleaseFolder(dataDir, claim.folder);
  const before = await readRelease(folder);
  if (before) return before;
  builds.prepareProcess();
  const draft = `${folder}.${claim.lease}`;
  await mkdir(draft, { recursive: true });
  try {
    const content = join(draft, 'content');
    const kind = claim.kind === 'upgrade' || claim.kind === 'scheduled' ? claim.kind : 'publish';
    const changes = await source.write(kind, content, (done, of) => onProgress('checking', done, of));
    const project = hashInputs(process.cwd(), siteFiles);
    onProgress('building', 0, buildStepCount + 1);
    const site = join(draft, 'site');
    await builds.build(content, site, (done) => onProgress('building', done, buildStepCount + 1), signal);
    const wrong = await checkSite(site);
    if (wrong.length > 0) {
      const problems = wrong.map((message) => ({ document: '', path: [], message }));
      throw new PublishingFailed(`The new site failed its checks. ${wrong[0]}`, problems);
    }
    const facts = { at: new Date().toISOString(), project, changes };
    await rm(`${content}.cache`, { recursive: true, force: true });
    await writeFile(join(draft, 'release.json'), JSON.stringify(facts));
    await rename(draft, folder);
    return facts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Saves the deployed site as a release, so that it can be restored. */
export async function saveDeployedSite(dataDir: string, id: string, staticDir: string): Promise<void> {
  const folder = getReleaseFolder(dataDir, id);
  const draft = `${folder}.deployed`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(getReleasesFolder(dataDir), { recursive: true });
  await cp(staticDir, join(draft, 'site'), { recursive: true });
  await cp('src/content', join(draft, 'content'), {
    recursive: true,
    filter: (name) => !/\.tsx?$|\/schemas$/.test(name),
  });
  const facts: BuiltRelease = {
    at: new Date().toISOString(),
    project: readStamp(staticDir),
    changes: [],
  };
  await writeFile(join(draft, 'release.json'), JSON.stringify(facts));
  await rename(draft, folder);
}
