/** A request for a whole file, with the headers that the answer depends on. */
export type PlainGet = {
  url: string;
  headers: { 'accept-encoding'?: string | undefined; 'x-forwarded-proto'?: string | string[] | undefined };
};

/** Of a head; a browser's has some 800 bytes. */
const longest = 4096;
const plainHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;
/** They change what is asked for, or how the connection goes on. */
const others = new Set([
  'range',
  'if-none-match',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'http2-settings',
]);

/**
 * Reads a request that leaves nothing to be understood: one whole head in what came, HTTP/1.1, GET, one host, no body, a
 * connection that stays. Its grammar is narrower than RFC 9112, so that whatever is read here means the same to every
 * other reader; what is not is for Node's own parser.
 * @returns undefined for every other request, well formed or not
 */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > longest) return undefined;
  const [, url, lines] = plainHead.exec(chunk.toString('latin1')) ?? [];
  if (!url || !lines) return undefined;
  const headers: PlainGet['headers'] = {};
  let hosts = 0;
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(start, colon).toLowerCase();
    const value = () => lines.slice(colon + 1, end).trim();
    if (name === 'host') hosts++;
    else if (name === 'connection') {
      if (value().toLowerCase() !== 'keep-alive') return undefined;
    } else if (name === 'accept-encoding' || name === 'x-forwarded-proto') {
      if (headers[name] !== undefined) return undefined;
      headers[name] = value();
    } else if (others.has(name)) return undefined;
    start = end + 2;
  }
  return hosts === 1 ? { url, headers } : undefined;
}
