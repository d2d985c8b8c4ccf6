import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { chooseRepresentation } from '#server/static/negotiate.ts';
import { type PlainAnswer, PlainGets } from '#server/static/plain-gets.ts';
import type { PlainGet } from '#server/static/read-plain-get.ts';
import type { Representation, SiteFile } from '#server/static/site-files.ts';
import { securityHeaders, tlsHeaders } from './security-headers.ts';

/** An answer's head, as names and values in turns and as lines. */
type Head = { fields: string[]; lines: string };

/**
 * Answers the commonest request, a whole file by its own address, before any route is looked for, with the headers that
 * its route gives, made once for each file. All else goes the ordinary way: parts, what the browser still has, other
 * spellings, what is not there.
 */
export class WholeFiles {
  /** What is served now by its path; while it is missing every request goes the ordinary way. */
  files: (() => ReadonlyMap<string, SiteFile> | undefined) | undefined;
  /** Told of each answer once its connection is done with it. @param seconds it took */
  answered: ((seconds: number) => void) | undefined;
  #plainGets: PlainGets | undefined;
  readonly #trusts: (socket: Socket) => boolean;
  readonly #heads = new WeakMap<Representation, Record<'http' | 'https', Head>>();

  /** @param trusts whether a connection is a proxy's, which is believed when it says that the visitor came by TLS */
  constructor(trusts: (socket: Socket) => boolean) {
    this.#trusts = trusts;
  }

  /** @param route answers what is not answered here */
  before(route: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#respond(request, response)) route(request, response);
    };
  }

  /** Answers ahead of a server's parser too. @param server not listening yet */
  ahead(server: Server): void {
    this.#plainGets = new PlainGets(server, (get, socket) => this.#answer(get, socket));
  }

  /** From now on every request goes the ordinary way. */
  end(): void {
    this.files = undefined;
    this.#plainGets?.close();
  }

  #answer(get: PlainGet, socket: Socket): PlainAnswer | undefined {
    const found = this.#find(get, socket);
    return found && { head: found.head.lines, body: found.body, sent: this.#count() };
  }

  #respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers, socket } = request;
    if (method !== 'GET' || headers.range !== undefined || headers['if-none-match'] !== undefined)
      return false;
    const found = this.#find({ url, headers }, socket);
    if (!found) return false;
    response.on('close', this.#count());
    response.writeHead(200, found.head.fields);
    response.end(found.body);
    return true;
  }

  #count(): () => void {
    const since = performance.now();
    return () => this.answered?.((performance.now() - since) / 1000);
  }

  #find({ url, headers }: PlainGet, socket: Socket): { head: Head; body: Buffer } | undefined {
    const end = url.indexOf('?');
    const file = this.files?.()?.get(end === -1 ? url : url.slice(0, end));
    // An escape may stand for another character of a path.
    if (!file || url.includes('%')) return undefined;
    const representation = chooseRepresentation(file, headers);
    const heads = this.#heads.get(representation) ?? this.#makeHeads(file, representation);
    return { head: heads[this.#protocol(headers, socket)], body: representation.body };
  }

  #makeHeads(file: SiteFile, representation: Representation): Record<'http' | 'https', Head> {
    const http = {
      ...securityHeaders,
      ...file.headers,
      ...representationHeaders(file, representation),
      'content-length': String(representation.body.length),
    };
    const heads = { http: headOf(http), https: headOf({ ...http, ...tlsHeaders }) };
    this.#heads.set(representation, heads);
    return heads;
  }

  #protocol(headers: PlainGet['headers'], socket: Socket): 'http' | 'https' {
    const said = headers['x-forwarded-proto'];
    if (said === undefined || !this.#trusts(socket)) return 'http';
    return String(said).split(',').at(-1)?.trim() === 'https' ? 'https' : 'http';
  }
}

function headOf(headers: Record<string, string>): Head {
  const fields = Object.entries(headers);
  const lines = ['HTTP/1.1 200 OK', ...fields.map(([name, value]) => `${name}: ${value}`)];
  return { fields: fields.flat(), lines: lines.map((line) => `${line}\r\n`).join('') };
}

/** What an answer with one way of a file says of it. */
export function representationHeaders(
  { contentType }: SiteFile,
  { encoding, etag }: Representation,
): Record<string, string> {
  return {
    etag,
    'content-type': contentType,
    ...(encoding === 'identity' ? { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
  };
}
