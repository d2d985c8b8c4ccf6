import { spawn } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildCache } from '#build/cache.ts';
import { inputsOf, siteFiles } from '#build/stamp.ts';
import type { Config } from '#server/config.ts';
import { askForRelease, type Claim, leaseSeconds, ReleaseQueue } from '#server/content/release-queue.ts';
import { startDueRelease } from '#server/content/schedule.ts';
import { DiskFull } from '#server/db/database.ts';
import { requireFreeSpace, reservedBytes } from '#server/db/embedded/upkeep.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import {
  builderFile,
  readLive,
  releaseFolder,
  releasesFolder,
  setLive,
} from '#server/static/release-folder.ts';
import { endOf, lastWords, NotPublished, SiteBuilds } from './build-site.ts';
import { keepFormer, type Made, pruneReleases, readRelease } from './former.ts';
import { keepDeployed, makeRelease, type Words } from './make-release.ts';

const lookMilliseconds = 500;
const deployMilliseconds = 10 * 60 * 1000;

type Settings = Pick<Config, 'DATA_DIR' | 'STATIC_DIR' | 'PUBLISH_COMMAND'>;
type Options = { settings: Settings; staff: StaffDatabase; words: Words; log: Logger; signal: AbortSignal };

/** Makes releases and puts them in the place of what is served, one at a time, in turns with other builders. */
export class Builder {
  readonly #settings: Settings;
  readonly #staff: StaffDatabase;
  readonly #queue: ReleaseQueue;
  readonly #words: Words;
  readonly #builds = new SiteBuilds();
  readonly #log: Logger;
  readonly #signal: AbortSignal;

  constructor({ settings, staff, words, log, signal }: Options) {
    this.#settings = settings;
    this.#staff = staff;
    this.#queue = new ReleaseQueue(staff);
    this.#words = words;
    this.#log = log;
    this.#signal = signal;
  }

  async run(mostIdleMilliseconds = Number.POSITIVE_INFINITY): Promise<void> {
    let idleSince = performance.now();
    let told = '';
    let isNew = true;
    // A builder that waits for ever would hold the memory for as long.
    const isSoonOver = Number.isFinite(mostIdleMilliseconds);
    if (isSoonOver) this.#builds.prepare();
    while (!this.#signal.aborted) {
      try {
        await noteHere(this.#settings.DATA_DIR);
        if (isNew) await this.#askForUpgrade();
        isNew = false;
        await startDueRelease(this.#staff);
        const claim = await this.#queue.claim();
        told = '';
        if (claim) {
          await this.#work(claim);
          if (isSoonOver) this.#builds.prepare();
          idleSince = performance.now();
          continue;
        }
      } catch (error) {
        const reason = explainError(error);
        if (reason !== told) this.#log.error({ err: error }, 'the builder waits');
        told = reason;
      }
      if (performance.now() - idleSince > mostIdleMilliseconds) return;
      await delay(lookMilliseconds, undefined, { signal: this.#signal }).catch(() => {});
    }
  }

  async #askForUpgrade(): Promise<void> {
    const live = await readLive(this.#settings.DATA_DIR);
    if (!live || live.project === inputsOf(process.cwd(), siteFiles)) return;
    // Whatever waits brings the new code along.
    if (await this.#queue.isAnyWaiting()) return;
    this.#log.info('what is live is built again by the code that was deployed');
    await askForRelease(this.#staff, 'upgrade', null);
  }

  async #work(claim: Claim): Promise<void> {
    const held = new AbortController();
    const signal = AbortSignal.any([this.#signal, held.signal]);
    const beat = setInterval(
      () => {
        noteHere(this.#settings.DATA_DIR).catch(() => {});
        // While the database is away nobody else takes it either.
        this.#queue.renew(claim).then(
          (isOurs) => !isOurs && held.abort(),
          () => {},
        );
      },
      (leaseSeconds * 1000) / 5,
    );
    try {
      if (!this.#queue.mayTry(claim))
        throw new NotPublished('The builder stopped half way, twice. The site is as it was.');
      await this.#publish(claim, signal);
    } catch (error) {
      if (this.#signal.aborted) await this.#queue.giveBack(claim);
      else if (!held.signal.aborted) await this.#fail(claim, error);
    } finally {
      clearInterval(beat);
    }
  }

  async #publish(claim: Claim, signal: AbortSignal): Promise<void> {
    const { DATA_DIR, STATIC_DIR } = this.#settings;
    // Forms have priority over a release.
    requireFreeSpace(DATA_DIR, reservedBytes.visitors);
    const live = await readLive(DATA_DIR);
    // Its builder ended between the swap and saying so.
    if (live?.id === claim.folder && claim.kind !== 'back') {
      await this.#end(claim, await readRelease(releaseFolder(DATA_DIR, claim.folder)));
      return;
    }
    if (!live && (claim.kind === 'publish' || claim.kind === 'scheduled')) await this.#keepDeployed();
    const made = await this.#make(claim, signal);
    const served = live ? join(releaseFolder(DATA_DIR, live.id), 'site') : STATIC_DIR;
    const folder = releaseFolder(DATA_DIR, claim.folder);
    await keepFormer(served, folder);
    await this.#deploy(join(folder, 'site'), signal);
    if (!(await this.#queue.renew(claim))) return;
    await setLive(DATA_DIR, { id: claim.folder, project: made.project });
    await this.#end(claim, made);
  }

  async #make(claim: Claim, signal: AbortSignal): Promise<Made> {
    const { DATA_DIR } = this.#settings;
    if (claim.kind === 'back') {
      const made = await readRelease(releaseFolder(DATA_DIR, claim.folder));
      if (!made) throw new NotPublished('That release is not kept any more.');
      return made;
    }
    let said = '';
    const tell = (state: 'checking' | 'building', step: number, steps: number) => {
      if (said === `${state} ${step}`) return;
      said = `${state} ${step}`;
      this.#queue.tell(claim, state, step, steps).catch(() => {});
    };
    return makeRelease(claim, { dataDir: DATA_DIR, words: this.#words, builds: this.#builds, tell, signal });
  }

  async #deploy(site: string, signal: AbortSignal): Promise<void> {
    const { PUBLISH_COMMAND } = this.#settings;
    if (!PUBLISH_COMMAND) return;
    const command = spawn(PUBLISH_COMMAND, {
      shell: true,
      env: { ...process.env, RELEASE_DIR: site },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(deployMilliseconds)]),
    });
    const output = await endOf(command);
    if (command.exitCode !== 0)
      throw new NotPublished(`The new site is built, but PUBLISH_COMMAND failed. ${lastWords(output)}`);
  }

  async #end(claim: Claim, made: Made | undefined): Promise<void> {
    const { DATA_DIR } = this.#settings;
    await this.#words.published(claim, join(releaseFolder(DATA_DIR, claim.folder), 'content'));
    await this.#queue.live(claim, made?.changes ?? []);
    this.#log.info({ release: claim.folder, kind: claim.kind }, 'a release is live');
    await pruneReleases(releasesFolder(DATA_DIR), claim.folder);
    await buildCache.prune();
  }

  async #fail(claim: Claim, error: unknown): Promise<void> {
    const problems = error instanceof NotPublished ? error.problems : [];
    this.#log.error({ err: error, release: claim.folder }, 'a release failed');
    await this.#queue.failed(claim, explainFailure(error), problems);
  }

  async #keepDeployed(): Promise<void> {
    const id = await this.#queue.deployed();
    if (await readRelease(releaseFolder(this.#settings.DATA_DIR, id))) return;
    await keepDeployed(this.#settings.DATA_DIR, id, this.#settings.STATIC_DIR);
  }
}

function explainFailure(error: unknown): string {
  if (error instanceof NotPublished) return error.message;
  const isFull =
    error instanceof DiskFull || (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isFull ? 'The disk is full. The site is as it was.' : explainError(error);
}

async function noteHere(dataDir: string): Promise<void> {
  const now = new Date();
  await utimes(builderFile(dataDir), now, now).catch(async () => {
    await mkdir(releasesFolder(dataDir), { recursive: true });
    await writeFile(builderFile(dataDir), '');
  });
}
