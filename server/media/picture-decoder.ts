import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from '#server/log.ts';
import type { Decoded } from './decode-picture.ts';

const program = join(import.meta.dirname, 'decode-main.ts');
const mostMilliseconds = 60_000;
const tooHard = 'This picture takes too much time or memory to read. Make it smaller and try again.';

type Answer = Decoded | { refused: string | undefined; failed: string };

/** Decodes uploaded files in a process of their own, one at a time. */
export class PictureDecoder {
  readonly #log: Logger;
  readonly #turn = pLimit(1);
  readonly #ending = new AbortController();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** @returns the words for a refusal, or what was written to `picture` and `thumbnail` */
  decode(file: string, picture: string, thumbnail: string): Promise<Decoded | { refused: string }> {
    return this.#turn(() => this.#decode(file, picture, thumbnail));
  }

  stop(): void {
    this.#ending.abort();
  }

  async #decode(...files: string[]): Promise<Decoded | { refused: string }> {
    const child = fork(program, files, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4'],
      signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(mostMilliseconds)]),
      killSignal: 'SIGKILL',
    });
    let answer: Answer | undefined;
    child.on('message', (message: Answer) => {
      answer = message;
    });
    // A message may still be unread when the process has ended.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    child.on('error', (error) => this.#log.warn({ err: error }, 'a picture was not decoded'));
    const [[code, signal]] = await ended.catch(() => [[null, null]]);
    if (answer && !('failed' in answer)) return answer;
    if (answer?.refused) return { refused: answer.refused };
    this.#log.warn({ code, signal, said: answer?.failed }, 'a picture was not decoded');
    return { refused: tooHard };
  }
}
