import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseRepresentation, isNotModified, readRange } from '#server/static/negotiate.ts';
import { getReleaseFolder, type LiveRelease } from '#server/static/release-folder.ts';
import { readSiteFiles, type SiteFile, type SiteFiles } from '#server/static/site-files.ts';
import { watchRelease } from '#server/static/watch-release.ts';

export type SendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const mailPagePath = /^\/mail\//;

type ServedRelease = SiteFiles & {
  missing: SiteFile | undefined;
  unlisted: Map<string, SiteFile>;
};

/** Serves the live release, or `STATIC_DIR` if nothing was published, from memory. Loads a new release in the background. */
export async function addStaticFiles(
  app: FastifyInstance,
  { STATIC_DIR, DATA_DIR }: { STATIC_DIR: string; DATA_DIR: string },
): Promise<SendPage> {
  let served: ServedRelease | undefined;
  const loadRelease = async (live: LiveRelease | undefined) => {
    const folder = live ? join(getReleaseFolder(DATA_DIR, live.id), 'site') : STATIC_DIR;
    const files = await readSiteFiles(folder);
    if (files.files.size === 0) throw new Error(`there is no site in ${folder}`);
    if (served) app.log.info({ release: live?.id }, 'serving a new release');
    served = indexFiles(files);
  };
  // A server that serves only the API has an empty folder.
  if (await hasFiles(STATIC_DIR)) {
    const stop = await watchRelease(DATA_DIR, loadRelease, app.log);
    app.addHook('onClose', async () => stop());
  } else app.log.warn({ folder: STATIC_DIR }, 'no built site found; run the build first');
  served ??= indexFiles(await readSiteFiles(STATIC_DIR));
  const getServedRelease = () => served as ServedRelease;

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(404);
    const { missing } = getServedRelease();
    return missing
      ? sendFile(missing, request, reply)
      : reply.type('text/plain; charset=utf-8').send('Not found');
  };
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const [rawPath = '', search] = request.url.split('?', 2);
    const path = decodeURIComponent(rawPath);
    const { files, redirects } = getServedRelease();
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    const address = redirects.get(path);
    if (address && files.has(address)) {
      return reply.redirect(encodeURI(address) + (search === undefined ? '' : `?${search}`), 308);
    }
    return sendNotFound(request, reply);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });
  app.setNotFoundHandler((request, reply) =>
    getServedRelease().files.has(decodeURIComponent(request.url.split('?', 1)[0] ?? ''))
      ? reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Read only')
      : sendNotFound(request, reply),
  );

  return (path, request, reply) => {
    const { missing, unlisted } = getServedRelease();
    const page = unlisted.get(path);
    if (page) return sendFile(page, request, reply);
    if (missing && reply.statusCode === 404) return sendNotFound(request, reply);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(path);
  };
}

async function hasFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

function indexFiles({ files, redirects }: SiteFiles): ServedRelease {
  const missing = files.get('/404');
  files.delete('/404');
  const unlisted = new Map<string, SiteFile>();
  for (const [path, file] of files) {
    if (!mailPagePath.test(path)) continue;
    files.delete(path);
    unlisted.set(path, { ...file, headers: { ...file.headers, 'cache-control': 'no-store' } });
  }
  return { files, redirects, missing, unlisted };
}

export function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, body, etag } = chooseRepresentation(file, request.headers);
  reply.headers(file.headers).header('etag', etag);
  if (reply.statusCode === 200 && isNotModified(request.headers, etag)) return reply.code(304).send();
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
