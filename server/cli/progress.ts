const quietMilliseconds = 500;
const stepMilliseconds = 200;

export function countOf(count: number, noun = 'row'): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export class Progress {
  readonly #stream: NodeJS.WriteStream;
  #nextAt = performance.now() + quietMilliseconds;
  #isShown = false;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  update(done: number, all: number): void {
    if (!this.#stream.isTTY || performance.now() < this.#nextAt) return;
    this.#nextAt = performance.now() + stepMilliseconds;
    this.#isShown = true;
    this.#stream.write(`\r${done.toLocaleString('en-US')} of ${countOf(all)}`);
  }

  end(): void {
    if (this.#isShown) this.#stream.write('\r\u001b[K');
  }
}
