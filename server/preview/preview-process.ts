import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Logger } from '#server/log.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import type { Step } from '#shared/desk/working-copy.ts';

const program = 'build/preview/main.ts';
const patienceMilliseconds = 15_000;
const mostFailures = 3;
const restMilliseconds = 60_000;
const heapShare = 0.36;

export type Asked =
  | {
      document: string;
      part: Step | undefined;
      published: Record<string, unknown>;
      drafted: Record<string, unknown>;
    }
  | { file: string };
export type Answered = {
  html?: string;
  problems?: ContentProblem[];
  noPage?: true;
  file?: { body: string; type: string } | null;
  failed?: string;
};

type Settings = { idleSeconds: number; megabytes: number };
type Message = { ready: string } | ({ id: number; memory: number } & Answered);

/** Whether the site's code and what renders it are here: the packed server has neither. */
export function canPreview(): boolean {
  return existsSync(program) && existsSync('node_modules/astro');
}

/** How Node is started for it. @param megabytes that the process may have in all */
export function previewOptions(megabytes: number): string[] {
  const heap = Math.round(megabytes * heapShare);
  return [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'];
}

export class PreviewProcess {
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #waiting = new Map<number, (answered: Answered | undefined) => void>();
  #child: ChildProcess | undefined;
  #files: string | undefined;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;
  #failures = 0;
  #restsUntil = 0;

  constructor(settings: Settings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Folder of the files that pages fetch and that no words change; undefined until it is ready. */
  get files(): string | undefined {
    return this.#files;
  }

  /** @returns undefined while it is being made ready, and when it was lost at this: ask again */
  ask(asked: Asked): Promise<Answered | undefined> {
    if (this.#restsUntil > Date.now()) return Promise.resolve({ failed: 'the preview cannot be started' });
    this.#start();
    if (!this.#files) return Promise.resolve(undefined);
    clearTimeout(this.#idle);
    const { promise, resolve } = Promise.withResolvers<Answered | undefined>();
    this.#asked += 1;
    const id = this.#asked;
    const child = this.#child;
    const patience = setTimeout(() => child?.kill('SIGKILL'), patienceMilliseconds);
    this.#waiting.set(id, (answered) => {
      clearTimeout(patience);
      this.#waiting.delete(id);
      this.#stayAwake();
      resolve(answered);
    });
    child?.send({ id, ...asked });
    return promise;
  }

  stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    if (!child) return;
    this.#forget();
    child.kill('SIGTERM');
  }

  #stayAwake(): void {
    clearTimeout(this.#idle);
    if (!this.#files || this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.stop(), this.#settings.idleSeconds * 1000).unref();
  }

  #start(): void {
    if (this.#child) return;
    const child = fork(program, {
      // What it says of a page comes with the answer.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: previewOptions(this.#settings.megabytes),
    });
    let said = '';
    child.stderr?.on('data', (text) => {
      said = `${said}${text}`.slice(-2_000);
    });
    child.on('message', (message: Message) => this.#hear(message));
    // Each question to one that is about to end is an error of its own.
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the preview cannot be started or asked');
      if (child.pid === undefined) this.#end(child, { code: null, signal: null, said });
    });
    child.once('exit', (code, signal) => this.#end(child, { code, signal, said }));
    this.#child = child;
  }

  #hear(message: Message): void {
    if ('ready' in message) {
      this.#files = message.ready;
      this.#failures = 0;
      this.#stayAwake();
      return;
    }
    const { id, memory, ...answered } = message;
    this.#waiting.get(id)?.(answered);
    if (memory > this.#settings.megabytes * 1024 * 1024) this.stop();
  }

  #end(child: ChildProcess, how: { code: number | null; signal: string | null; said: string }): void {
    if (this.#child !== child) return;
    this.#log.error(how, 'the preview ended');
    const wasReady = this.#files !== undefined;
    this.#forget();
    if (wasReady) return;
    this.#failures += 1;
    if (this.#failures < mostFailures) return;
    this.#failures = 0;
    this.#restsUntil = Date.now() + restMilliseconds;
  }

  #forget(): void {
    this.#child = undefined;
    this.#files = undefined;
    for (const answer of [...this.#waiting.values()]) answer(undefined);
  }
}
