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
  #worker: { thread: Worker; ready: Promise<Worker> } | undefined;
  #isEnding = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    // V8's marking threads take a small machine's cores from the engine and from whoever waits for it: with twenty desks at
    // work a form's 99th percentile is 12 ms without them and 20 to 30 with them.
    setFlagsFromString('--no-concurrent-marking');
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

  abandon(): void {
    this.#stop('it did not answer');
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.ready.catch(() => undefined);
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.on('exit', () => resolve());
      worker.on('message', (message: EngineReply) => message === 'closed' && resolve());
      worker.postMessage('close' satisfies EngineRequest);
    });
    this.#worker = undefined;
    await worker.terminate();
  }

  #running(): Promise<Worker> {
    if (this.#worker) return this.#worker.ready;
    const pause = this.#startedAt + restartMilliseconds - performance.now();
    if (pause > 0 || this.#isEnding)
      return Promise.reject(new Error('the embedded database is starting again'));
    this.#startedAt = performance.now();
    const thread = this.#start();
    const ready = new Promise<Worker>((resolve, reject) => {
      thread.on('message', (message: EngineReply) => message === 'ready' && resolve(thread));
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('the embedded database ended while starting')));
    });
    this.#worker = { thread, ready };
    return ready;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    thread.on('message', (message: EngineReply) => {
      if (typeof message === 'object' && this.#worker?.thread === thread) this.#settle(message);
    });
    thread.on('error', (error) => this.#stop(error.message, thread));
    thread.on('exit', () => this.#stop('its thread ended', thread));
    return thread;
  }

  #settle({ id, bytes, dead }: Exclude<EngineReply, string>): void {
    this.#waiting.get(id)?.resolve(bytes);
    this.#waiting.delete(id);
    if (dead) this.#stop('it panicked');
  }

  /** @param thread the one that is to stop: the end of a former one says nothing about the one that runs */
  #stop(reason: string, thread = this.#worker?.thread): void {
    if (!thread || this.#worker?.thread !== thread) return;
    this.#worker = undefined;
    this.#log.error({ reason }, 'the embedded database stopped; it will be started again');
    for (const { reject } of this.#waiting.values()) reject(new Error('the embedded database stopped'));
    this.#waiting.clear();
    // Two engines on one folder would destroy rows.
    this.#isEnding = true;
    thread.terminate().finally(() => {
      this.#isEnding = false;
    });
  }
}
