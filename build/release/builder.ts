import { spawn } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildCache } from '#build/cache.ts';
import { hashInputs, siteFiles } from '#build/stamp.ts';
import type { Config } from '#server/config.ts';
import { type Claim, leaseSeconds, ReleaseQueue, requestRelease } from '#server/content/release-queue.ts';
import { startDueRelease } from '#server/content/schedule.ts';
import { DiskFull } from '#server/db/database.ts';
import { requireFreeSpace, reservedBytes } from '#server/db/embedded/upkeep.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import {
  getBuilderFile,
  getReleaseFolder,
  getReleasesFolder,
  readLiveRelease,
  setLiveRelease,
} from '#server/static/release-folder.ts';
import { PublishingFailed, SiteBuilder, summarizeOutput, waitForExit } from './build-site.ts';
import { type BuiltRelease, copyFormerFiles, deleteOldReleases, readRelease } from './former-releases.ts';
import { buildRelease, type ContentSource, saveDeployedSite } from './make-release.ts';

const pollIntervalMilliseconds = 500;
const deployTimeoutMilliseconds = 10 * 60 * 1000;

type BuilderSettings = Pick<Config, 'DATA_DIR' | 'STATIC_DIR' | 'PUBLISH_COMMAND'>;
type BuilderOptions = {
  settings: BuilderSettings;
  staff: StaffDatabase;
  source: ContentSource;
  log: Logger;
  signal: AbortSignal;
};

/** Several builders share one queue. */
export class Builder {
  readonly #settings: BuilderSettings;
  readonly #staff: StaffDatabase;
  readonly #queue: ReleaseQueue;
  readonly #source: ContentSource;
  readonly #builds = new SiteBuilder();
  readonly #log: Logger;
  readonly #signal: AbortSignal;

  constructor({ settings, staff, source, log, signal }: BuilderOptions) {
    this.#settings = settings;
    this.#staff = staff;
    this.#queue = new ReleaseQueue(staff);
    this.#source = source;
    this.#log = log;
    this.#signal = signal;
  }

  async run(maxIdleMilliseconds = Number.POSITIVE_INFINITY): Promise<void> {
    let idleSince = performance.now();
    let lastReason = '';
    let isNew = true;
    // In a builder that never exits, a prepared build process would occupy memory all the time.
    const exitsWhenIdle = Number.isFinite(maxIdleMilliseconds);
    if (exitsWhenIdle) this.#builds.prepareProcess();
    while (!this.#signal.aborted) {
      try {
        await touchBuilderFile(this.#settings.DATA_DIR);
        if (isNew) await this.#requestUpgradeIfNeeded();
        isNew = false;
        await startDueRelease(this.#staff);
        const claim = await this.#queue.claim();
        lastReason = '';
        if (claim) {
          await this.#processClaim(claim);
          if (exitsWhenIdle) this.#builds.prepareProcess();
          idleSince = performance.now();
          continue;
        }
      } catch (error) {
        const reason = explainError(error);
        if (reason !== lastReason) this.#log.error({ err: error }, 'the builder failed and will retry');
        lastReason = reason;
      }
      if (performance.now() - idleSince > maxIdleMilliseconds) return;
      await delay(pollIntervalMilliseconds, undefined, { signal: this.#signal }).catch(() => {});
    }
  }

  async #requestUpgradeIfNeeded(): Promise<void> {
    const live = await readLiveRelease(this.#settings.DATA_DIR);
    if (!live || live.project === hashInputs(process.cwd(), siteFiles)) return;
    // A waiting release includes the new code.
    if (await this.#queue.hasQueuedRelease()) return;
    this.#log.info('rebuilding the live site with the deployed code');
    await requestRelease(this.#staff, 'upgrade', null);
  }

  async #processClaim(claim: Claim): Promise<void> {
    const leaseLost = new AbortController();
    const signal = AbortSignal.any([this.#signal, leaseLost.signal]);
    const beat = setInterval(
      () => {
        touchBuilderFile(this.#settings.DATA_DIR).catch(() => {});
        // While the database is unavailable, no other builder can take the release either.
        this.#queue.renew(claim).then(
          (isOurs) => !isOurs && leaseLost.abort(),
          () => {},
        );
      },
      (leaseSeconds * 1000) / 5,
    );
    try {
      if (!this.#queue.canRetry(claim))
        throw new PublishingFailed('The builder stopped twice without finishing. The site is unchanged.');
      await this.#publish(claim, signal);
    } catch (error) {
      if (this.#signal.aborted) await this.#queue.requeue(claim);
      else if (!leaseLost.signal.aborted) await this.#recordFailure(claim, error);
    } finally {
      clearInterval(beat);
    }
  }

  async #publish(claim: Claim, signal: AbortSignal): Promise<void> {
    const { DATA_DIR, STATIC_DIR } = this.#settings;
    // Keeps disk space for form submissions, which have priority over a release.
    requireFreeSpace(DATA_DIR, reservedBytes.visitors);
    const live = await readLiveRelease(DATA_DIR);
    // The previous builder replaced the live release, but exited before it recorded that.
    if (live?.id === claim.folder && claim.kind !== 'back') {
      await this.#recordLiveRelease(claim, await readRelease(getReleaseFolder(DATA_DIR, claim.folder)));
      return;
    }
    if (!live && (claim.kind === 'publish' || claim.kind === 'scheduled')) await this.#saveDeployedSite();
    const built = await this.#buildRelease(claim, signal);
    const served = live ? join(getReleaseFolder(DATA_DIR, live.id), 'site') : STATIC_DIR;
    const folder = getReleaseFolder(DATA_DIR, claim.folder);
    await copyFormerFiles(served, folder);
    await this.#deploy(join(folder, 'site'), signal);
    if (!(await this.#queue.renew(claim))) return;
    await setLiveRelease(DATA_DIR, { id: claim.folder, project: built.project });
    await this.#recordLiveRelease(claim, built);
  }

  async #buildRelease(claim: Claim, signal: AbortSignal): Promise<BuiltRelease> {
    const { DATA_DIR } = this.#settings;
    if (claim.kind === 'back') {
      const earlier = await readRelease(getReleaseFolder(DATA_DIR, claim.folder));
      if (!earlier) throw new PublishingFailed('That release was deleted.');
      return earlier;
    }
    let lastProgress = '';
    const reportProgress = (state: 'checking' | 'building', step: number, steps: number) => {
      if (lastProgress === `${state} ${step}`) return;
      lastProgress = `${state} ${step}`;
      this.#queue.reportProgress(claim, state, step, steps).catch(() => {});
    };
    return buildRelease(claim, {
      dataDir: DATA_DIR,
      source: this.#source,
      builds: this.#builds,
      onProgress: reportProgress,
      signal,
    });
  }

  async #deploy(site: string, signal: AbortSignal): Promise<void> {
    const { PUBLISH_COMMAND } = this.#settings;
    if (!PUBLISH_COMMAND) return;
    const command = spawn(PUBLISH_COMMAND, {
      shell: true,
      env: { ...process.env, RELEASE_DIR: site },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(deployTimeoutMilliseconds)]),
    });
    const output = await waitForExit(command);
    if (command.exitCode !== 0)
      throw new PublishingFailed(
        `The new site is built, but PUBLISH_COMMAND failed. ${summarizeOutput(output)}`,
      );
  }

  async #recordLiveRelease(claim: Claim, built: BuiltRelease | undefined): Promise<void> {
    const { DATA_DIR } = this.#settings;
    await this.#source.recordPublished(claim, join(getReleaseFolder(DATA_DIR, claim.folder), 'content'));
    await this.#queue.markLive(claim, built?.changes ?? []);
    this.#log.info({ release: claim.folder, kind: claim.kind }, 'release is live');
    await deleteOldReleases(getReleasesFolder(DATA_DIR), claim.folder);
    await buildCache.prune();
  }

  async #recordFailure(claim: Claim, error: unknown): Promise<void> {
    const problems = error instanceof PublishingFailed ? error.problems : [];
    this.#log.error({ err: error, release: claim.folder }, 'release failed');
    await this.#queue.markFailed(claim, explainFailure(error), problems);
  }

  async #saveDeployedSite(): Promise<void> {
    const id = await this.#queue.findOrAddDeployedRelease();
    if (await readRelease(getReleaseFolder(this.#settings.DATA_DIR, id))) return;
    await saveDeployedSite(this.#settings.DATA_DIR, id, this.#settings.STATIC_DIR);
  }
}

function explainFailure(error: unknown): string {
  if (error instanceof PublishingFailed) return error.message;
  const isFull =
    error instanceof DiskFull || (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isFull ? 'The disk is full. The site is unchanged.' : explainError(error);
}

async function touchBuilderFile(dataDir: string): Promise<void> {
  const now = new Date();
  await utimes(getBuilderFile(dataDir), now, now).catch(async () => {
    await mkdir(getReleasesFolder(dataDir), { recursive: true });
    await writeFile(getBuilderFile(dataDir), '');
  });
}
