import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

const terminateMessageType = 'X'.charCodeAt(0);

export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #isWaiting = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): void {
    this.#engine.ready().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    // "Terminate" would end the engine's only session.
    if (chunk[0] === terminateMessageType && chunk.length === 5) {
      done();
      return;
    }
    this.#isWaiting = true;
    this.#engine
      .exchange(chunk)
      .finally(() => {
        this.#isWaiting = false;
      })
      .then((answer) => {
        if (!this.destroyed) this.push(answer);
        done();
      }, done);
  }

  // pg corks the messages of one statement; they are sent to the engine together.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#isWaiting) this.#engine.abandon();
    done(error);
  }
}
