import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from '#server/log.ts';
import type { EngineReply, EngineRequest } from './engine-worker.ts';

type PendingRequest = { resolve(bytes: Uint8Array): void; reject(error: Error): void };

const minRestartIntervalMilliseconds = 1_000;
const youngGenerationMegabytes = 4;

// Optimizing the engine's largest functions takes 500 MB and keeps 100 MB, see docs/performance.md.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

export class Engine {
  readonly #folder: string;
  readonly #log: Logger;
  #worker: { thread: Worker; ready: Promise<Worker> } | undefined;
  #isTerminating = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  #waiting = new Map<number, PendingRequest>();
  #lastId = 0;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    // With twenty active desks, forms take 20 to 30 ms (99th percentile) with concurrent marking and 12 ms without.
    setFlagsFromString('--no-concurrent-marking');
  }

  async ready(): Promise<void> {
    await this.#getRunningWorker();
  }

  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#getRunningWorker();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, bytes } satisfies EngineRequest);
    });
  }

  abandon(): void {
    this.#stop('it did not respond');
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

  #getRunningWorker(): Promise<Worker> {
    if (this.#worker) return this.#worker.ready;
    const pause = this.#startedAt + minRestartIntervalMilliseconds - performance.now();
    if (pause > 0 || this.#isTerminating)
      return Promise.reject(new Error('the embedded database is restarting'));
    this.#startedAt = performance.now();
    const thread = this.#start();
    const ready = new Promise<Worker>((resolve, reject) => {
      thread.on('message', (message: EngineReply) => message === 'ready' && resolve(thread));
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('the embedded database stopped while starting')));
    });
    this.#worker = { thread, ready };
    return ready;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
    });
    thread.on('message', (message: EngineReply) => {
      if (typeof message === 'object' && this.#worker?.thread === thread) this.#settleRequest(message);
    });
    thread.on('error', (error) => this.#stop(error.message, thread));
    thread.on('exit', () => this.#stop('its thread exited', thread));
    return thread;
  }

  #settleRequest({ id, bytes, dead }: Exclude<EngineReply, string>): void {
    this.#waiting.get(id)?.resolve(bytes);
    this.#waiting.delete(id);
    if (dead) this.#stop('it panicked');
  }

  /** @param thread ignored unless it is the current one */
  #stop(reason: string, thread = this.#worker?.thread): void {
    if (!thread || this.#worker?.thread !== thread) return;
    this.#worker = undefined;
    this.#log.error({ reason }, 'the embedded database stopped and will be restarted');
    for (const { reject } of this.#waiting.values()) reject(new Error('the embedded database stopped'));
    this.#waiting.clear();
    // Two engines on one folder corrupt the data, so the next engine starts only after this one has exited.
    this.#isTerminating = true;
    thread.terminate().finally(() => {
      this.#isTerminating = false;
    });
  }
}
