import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from '#server/log.ts';
import type { EngineReply, EngineRequest } from './engine-worker.ts';

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void };

const restartMilliseconds = 1_000;
const youngMegabytes = 4;

// V8's optimizing compiler takes 500 MB for a moment over the engine's largest functions, and keeps 100 MB of it.
// With the baseline compiler alone SQL may run slower; docs/performance.md has the figures.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** The embedded engine as seen from the main thread; started again, with crash recovery, after it died. */
export class Engine {
  readonly #folder: string;
  readonly #log: Logger;
  #worker: Promise<Worker> | undefined;
  #startedAt = Number.NEGATIVE_INFINITY;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Waits until the engine runs. @throws Error when it cannot be started */
  async ready(): Promise<void> {
    await this.#running();
  }

  /** Sends messages of the wire protocol and returns the answer. @throws Error when the engine died over it */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#running();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, bytes } satisfies EngineRequest);
    });
  }

  /** Gives the engine up as hung. */
  abandon(): void {
    this.#stop('it did not answer');
  }

  /** Shuts down with a checkpoint, so that the next start has nothing to recover. */
  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.on('message', (message: EngineReply) => message === 'closed' && resolve());
      worker.postMessage('close' satisfies EngineRequest);
    });
    this.#worker = undefined;
    await worker.terminate();
  }

  #running(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const pause = this.#startedAt + restartMilliseconds - performance.now();
    if (pause > 0) return Promise.reject(new Error('the embedded database is starting again'));
    this.#startedAt = performance.now();
    this.#worker = this.#start();
    this.#worker.catch((error) => this.#stop(error.message));
    return this.#worker;
  }

  #start(): Promise<Worker> {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (message: EngineReply) => {
        if (message === 'ready') resolve(worker);
        else if (message !== 'closed') this.#settle(message);
      });
      worker.on('error', (error) => {
        reject(error);
        this.#stop(error.message);
      });
      worker.on('exit', () => reject(new Error('the embedded database ended while starting')));
    });
  }

  #settle({ id, bytes, dead }: Exclude<EngineReply, string>): void {
    this.#waiting.get(id)?.resolve(bytes);
    this.#waiting.delete(id);
    if (dead) this.#stop('it panicked');
  }

  #stop(reason: string): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    this.#log.error({ reason }, 'the embedded database stopped; it will be started again');
    for (const { reject } of this.#waiting.values()) reject(new Error('the embedded database stopped'));
    this.#waiting.clear();
    worker.then((running) => running.terminate()).catch(() => {});
  }
}
