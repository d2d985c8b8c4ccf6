const firstUpdateMilliseconds = 500;
const updateIntervalMilliseconds = 200;

export function formatCount(count: number, noun = 'row'): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export class Progress {
  readonly #stream: NodeJS.WriteStream;
  #nextAt = performance.now() + firstUpdateMilliseconds;
  #isShown = false;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  update(done: number, all: number): void {
    if (!this.#stream.isTTY || performance.now() < this.#nextAt) return;
    this.#nextAt = performance.now() + updateIntervalMilliseconds;
    this.#isShown = true;
    this.#stream.write(`\r${done.toLocaleString('en-US')} of ${formatCount(all)}`);
  }

  end(): void {
    if (this.#isShown) this.#stream.write('\r\u001b[K');
  }
}
