import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseRepresentation, isFresh, readRange } from '#server/static/negotiate.ts';
import { readSiteFiles, type SiteFile } from '#server/static/site-files.ts';

/** Answers with a page that has no address of its own, with the status that the reply has. @param path as `/mail/left` */
export type SendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Pages that only a link in a mail leads to; server/plugins/mail-links.ts says when. */
const mailPages = /^\/mail\//;

/**
 * Serves the built site in `folder`, read once at the start. Pages have no trailing slash; whatever is not
 * there is answered with `404.html` and status 404.
 */
export function addStaticFiles(app: FastifyInstance, folder: string): SendPage {
  const { files, redirects } = readSiteFiles(folder);
  if (files.size === 0) app.log.warn({ folder }, 'no built site found; run the build first');
  const missing = files.get('/404');
  files.delete('/404');
  const unlisted = new Map<string, SiteFile>();
  for (const [path, file] of files) {
    if (!mailPages.test(path)) continue;
    files.delete(path);
    unlisted.set(path, { ...file, headers: { ...file.headers, 'cache-control': 'no-store' } });
  }

  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(404);
    return missing
      ? sendFile(missing, request, reply)
      : reply.type('text/plain; charset=utf-8').send('Not found');
  };
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const [rawPath = '', search] = request.url.split('?', 2);
    const path = decodeURIComponent(rawPath);
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    const address = redirects.get(path);
    if (address && files.has(address)) {
      return reply.redirect(encodeURI(address) + (search === undefined ? '' : `?${search}`), 308);
    }
    return notFound(request, reply);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });
  // Only what is no GET and no HEAD gets here.
  app.setNotFoundHandler((request, reply) =>
    files.has(decodeURIComponent(request.url.split('?', 1)[0] ?? ''))
      ? reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Read only')
      : notFound(request, reply),
  );

  return (path, request, reply) => {
    const page = unlisted.get(path);
    if (page) return sendFile(page, request, reply);
    if (missing && reply.statusCode === 404) return notFound(request, reply);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(path);
  };
}

/** Answers with a file, compressed, in part or not at all where the client asks so. */
export function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, body, etag } = chooseRepresentation(file, request.headers);
  reply.headers(file.headers).header('etag', etag);
  if (reply.statusCode === 200 && isFresh(request.headers, etag)) return reply.code(304).send();
  reply.type(file.contentType);
  if (encoding !== 'identity') return reply.header('content-encoding', encoding).send(body);

  reply.header('accept-ranges', 'bytes');
  const range = reply.statusCode === 200 ? readRange(request.headers, etag, body.length) : 'whole';
  if (range === 'whole') return reply.send(body);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  }
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  return reply.send(body.subarray(range.start, range.end + 1));
}
