import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Logger } from '#server/log.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import type { Step } from '#shared/desk/working-copy.ts';

const program = 'build/preview/main.ts';
const timeoutMilliseconds = 15_000;
const maxFailures = 3;
const pauseAfterFailuresMilliseconds = 60_000;
const maxHeapShare = 0.36;

export type PreviewJob =
  | {
      document: string;
      part: Step | undefined;
      published: Record<string, unknown>;
      drafted: Record<string, unknown>;
    }
  | { file: string };
export type PreviewResult = {
  html?: string;
  problems?: ContentProblem[];
  noPage?: true;
  file?: { body: string; type: string } | null;
  failed?: string;
};

type PreviewSettings = { idleSeconds: number; megabytes: number };
type PreviewMessage = { ready: string } | ({ id: number; memory: number } & PreviewResult);

/** The packed server cannot render previews. */
export function canPreview(): boolean {
  return existsSync(program) && existsSync('node_modules/astro');
}

function getProcessOptions(megabytes: number): string[] {
  const heap = Math.round(megabytes * maxHeapShare);
  return [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'];
}

export class PreviewProcess {
  readonly #settings: PreviewSettings;
  readonly #log: Logger;
  readonly #waiting = new Map<number, (answered: PreviewResult | undefined) => void>();
  #child: ChildProcess | undefined;
  #files: string | undefined;
  #idle: NodeJS.Timeout | undefined;
  lastId = 0;
  #failures = 0;
  #pausedUntil = 0;

  constructor(settings: PreviewSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Undefined until the process is ready. */
  get files(): string | undefined {
    return this.#files;
  }

  /** @returns undefined while the process starts or if it exited; the caller then asks again */
  requestPreview(job: PreviewJob): Promise<PreviewResult | undefined> {
    if (this.#pausedUntil > Date.now())
      return Promise.resolve({ failed: 'the preview process cannot be started' });
    this.#start();
    if (!this.#files) return Promise.resolve(undefined);
    clearTimeout(this.#idle);
    const { promise, resolve } = Promise.withResolvers<PreviewResult | undefined>();
    this.lastId += 1;
    const id = this.lastId;
    const child = this.#child;
    const timeout = setTimeout(() => child?.kill('SIGKILL'), timeoutMilliseconds);
    this.#waiting.set(id, (answered) => {
      clearTimeout(timeout);
      this.#waiting.delete(id);
      this.#restartIdleTimer();
      resolve(answered);
    });
    child?.send({ id, ...job });
    return promise;
  }

  stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    if (!child) return;
    this.#forgetProcess();
    child.kill('SIGTERM');
  }

  #restartIdleTimer(): void {
    clearTimeout(this.#idle);
    if (!this.#files || this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.stop(), this.#settings.idleSeconds * 1000).unref();
  }

  #start(): void {
    if (this.#child) return;
    const child = fork(program, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: getProcessOptions(this.#settings.megabytes),
    });
    let output = '';
    child.stderr?.on('data', (text) => {
      output = `${output}${text}`.slice(-2_000);
    });
    child.on('message', (message: PreviewMessage) => this.#onMessage(message));
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the preview process failed');
      if (child.pid === undefined) this.#handleExit(child, { code: null, signal: null, output });
    });
    child.once('exit', (code, signal) => this.#handleExit(child, { code, signal, output }));
    this.#child = child;
  }

  #onMessage(message: PreviewMessage): void {
    if ('ready' in message) {
      this.#files = message.ready;
      this.#failures = 0;
      this.#restartIdleTimer();
      return;
    }
    const { id, memory, ...answered } = message;
    this.#waiting.get(id)?.(answered);
    if (memory > this.#settings.megabytes * 1024 * 1024) this.stop();
  }

  #handleExit(
    child: ChildProcess,
    exit: { code: number | null; signal: string | null; output: string },
  ): void {
    if (this.#child !== child) return;
    this.#log.error(exit, 'the preview process exited');
    const wasReady = this.#files !== undefined;
    this.#forgetProcess();
    if (wasReady) return;
    this.#failures += 1;
    if (this.#failures < maxFailures) return;
    this.#failures = 0;
    this.#pausedUntil = Date.now() + pauseAfterFailuresMilliseconds;
  }

  #forgetProcess(): void {
    this.#child = undefined;
    this.#files = undefined;
    for (const answer of [...this.#waiting.values()]) answer(undefined);
  }
}
