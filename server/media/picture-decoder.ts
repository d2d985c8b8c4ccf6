import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import type { DecodedUpload } from './decode-picture.ts';

const program = join(import.meta.dirname, 'decode-main.ts');
const timeoutMilliseconds = 60_000;
const tooDemandingText = 'This picture takes too much time or memory to read. Make it smaller and try again.';

type DecodeResult = DecodedUpload | { refused: string | undefined; failed: string };

export class PictureDecoder {
  readonly #log: Logger;
  readonly #ending = new AbortController();

  constructor(log: Logger) {
    this.#log = log;
  }

  stop(): void {
    this.#ending.abort();
  }

  async decode(
    file: string,
    picture: string,
    thumbnail: string,
  ): Promise<DecodedUpload | { refused: string }> {
    const child = fork(program, [file, picture, thumbnail], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4'],
      signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(timeoutMilliseconds)]),
      killSignal: 'SIGKILL',
    });
    let answer: DecodeResult | undefined;
    child.on('message', (message: DecodeResult) => {
      answer = message;
    });
    // A message may still be unread when the process has exited.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    child.on('error', (error) => this.#log.warn({ err: error }, 'failed to decode a picture'));
    const [[code, signal]] = await ended.catch(() => [[null, null]]);
    if (answer && !('failed' in answer)) return answer;
    if (answer?.refused) return { refused: answer.refused };
    this.#log.warn({ code, signal, said: answer?.failed }, 'failed to decode a picture');
    return { refused: tooDemandingText };
  }
}
