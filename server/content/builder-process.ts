import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Logger } from '#server/log.ts';

const program = 'scripts/builder.ts';
const restartMilliseconds = 2_000;
const maxConsecutiveFailures = 5;

/** The packed server (scripts/pack-server.ts) cannot build. */
export function canBuild(): boolean {
  return existsSync(program) && existsSync('node_modules/astro');
}

export class BuilderProcess {
  readonly #log: Logger;
  #child: ChildProcess | undefined;
  #again: NodeJS.Timeout | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  nudge(): void {
    this.#failures = 0;
    this.#start();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#again);
    const child = this.#child;
    // A child that failed to start emits no exit event.
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  #start(): void {
    if (this.#isStopped || this.#child) return;
    const child = spawn(process.execPath, ['--optimize-for-size', program, '--until-idle'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the builder failed to start');
      if (child.pid === undefined) this.#handleExit(null);
    });
    child.once('exit', (code) => {
      if (code !== 0 && !this.#isStopped) this.#log.error({ code }, 'the builder exited before it finished');
      this.#handleExit(code);
    });
  }

  #handleExit(code: number | null): void {
    this.#child = undefined;
    if (code === 0 || this.#isStopped) return;
    this.#failures += 1;
    if (this.#failures < maxConsecutiveFailures)
      this.#again = setTimeout(() => this.#start(), restartMilliseconds);
  }
}
