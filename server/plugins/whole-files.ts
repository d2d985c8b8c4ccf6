import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { chooseRepresentation } from '#server/static/negotiate.ts';
import type { Representation, SiteFile } from '#server/static/site-files.ts';
import { securityHeaders, tlsHeaders } from './security-headers.ts';

export class WholeFiles {
  files: (() => ReadonlyMap<string, SiteFile> | undefined) | undefined;
  answered: ((seconds: number) => void) | undefined;
  readonly #trusts: (socket: Socket) => boolean;
  readonly #heads = new WeakMap<Representation, Record<'http' | 'https', string[]>>();

  /** @param trusts whether a connection comes from a trusted proxy, whose X-Forwarded-Proto is used */
  constructor(trusts: (socket: Socket) => boolean) {
    this.#trusts = trusts;
  }

  before(route: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#respond(request, response)) route(request, response);
    };
  }

  end(): void {
    this.files = undefined;
  }

  #respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers, socket } = request;
    if (method !== 'GET' || headers.range !== undefined || headers['if-none-match'] !== undefined)
      return false;
    const end = url.indexOf('?');
    const file = this.files?.()?.get(end === -1 ? url : url.slice(0, end));
    if (!file || url.includes('%')) return false;
    const representation = chooseRepresentation(file, headers);
    const heads = this.#heads.get(representation) ?? this.#makeHeads(file, representation);
    const since = performance.now();
    response.on('close', () => this.answered?.((performance.now() - since) / 1000));
    response.writeHead(200, heads[this.#protocol(headers, socket)]);
    response.end(representation.body);
    return true;
  }

  #makeHeads(file: SiteFile, representation: Representation): Record<'http' | 'https', string[]> {
    const http = {
      ...securityHeaders,
      ...file.headers,
      ...representationHeaders(file, representation),
      'content-length': String(representation.body.length),
    };
    const heads = {
      http: Object.entries(http).flat(),
      https: Object.entries({ ...http, ...tlsHeaders }).flat(),
    };
    this.#heads.set(representation, heads);
    return heads;
  }

  #protocol(headers: IncomingHttpHeaders, socket: Socket): 'http' | 'https' {
    const said = headers['x-forwarded-proto'];
    if (said === undefined || !this.#trusts(socket)) return 'http';
    return String(said).split(',').at(-1)?.trim() === 'https' ? 'https' : 'http';
  }
}

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
