import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainGet, readPlainGet } from './read-plain-get.ts';

/** An answer as it goes over the connection. */
export type PlainAnswer = {
  /** Status line and headers without those of the connection, each line with its end. */
  head: string;
  body: Buffer;
  /** Called once the connection has taken all of it. */
  sent: () => void;
};

/**
 * Answers the plainest requests on their connection, before Node's HTTP parser sees it. Whatever else comes is handed to
 * the parser together with the connection, as if nothing had been read, and stays there.
 */
export class PlainGets {
  readonly #held = new Set<Socket>();
  readonly #server: Server;
  readonly #parse: (socket: Socket) => void;
  readonly #answer: (get: PlainGet, socket: Socket) => PlainAnswer | undefined;

  /**
   * @param server not listening yet
   * @param answer of a request, or undefined for the server's own way
   */
  constructor(server: Server, answer: (get: PlainGet, socket: Socket) => PlainAnswer | undefined) {
    const parsers = server.listeners('connection');
    this.#server = server;
    this.#parse = (socket) => {
      for (const parse of parsers) parse.call(server, socket);
    };
    this.#answer = answer;
    server.removeAllListeners('connection').on('connection', (socket) => this.#hold(socket));
  }

  /** Closes the connections that no parser has, once what they were answered is sent. */
  close(): void {
    for (const socket of this.#held) socket.destroySoon();
  }

  #hold(socket: Socket): void {
    const release = () => {
      this.#held.delete(socket);
      socket.off('data', read).off('timeout', cut).off('end', end).off('error', cut).off('close', release);
    };
    const cut = () => socket.destroy();
    const end = () => socket.end();
    const read = (chunk: Buffer) => {
      // Who does not take what was sent has to wait, which the parser sees to.
      const get = socket.writableLength === 0 ? readPlainGet(chunk) : undefined;
      const answer = get && this.#answer(get, socket);
      if (answer) return this.#write(socket, answer);
      release();
      socket.pause();
      socket.unshift(chunk);
      this.#parse(socket);
      process.nextTick(() => socket.resume());
    };
    this.#held.add(socket);
    socket.setTimeout(this.#server.headersTimeout);
    socket.on('data', read).on('timeout', cut).on('end', end).on('error', cut).on('close', release);
  }

  #write(socket: Socket, { head, body, sent }: PlainAnswer): void {
    const { keepAliveTimeout } = this.#server;
    socket.cork();
    socket.write(
      `${head}Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`,
      'latin1',
    );
    socket.write(body, sent);
    socket.uncork();
    socket.setTimeout(keepAliveTimeout);
  }
}

let dated = { second: 0, text: '' };

/** The time as HTTP says it, made once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dated.second) dated = { second, text: new Date(second * 1000).toUTCString() };
  return dated.text;
}
