import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { readStoredDocuments } from '#server/content/document-store.ts';
import { findPicturePlaces } from '#server/content/picture-places.ts';
import { findPicturesOfPreviousRelease } from '#server/content/release-pictures.ts';
import { replacePicture } from '#server/content/replace-picture.ts';
import { sourceFolder } from '#server/content/sources.ts';
import { listSitePictures, pictureFolder } from '#server/content/upload-files.ts';
import { requireFreeSpace, reservedBytes } from '#server/db/embedded/upkeep.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { parseOrRefuse, Refused, readBody } from '#server/desk/refused.ts';
import { PictureDecoder } from '#server/media/picture-decoder.ts';
import {
  addPicture,
  changePicture,
  deletePicture,
  readPicture,
  readPictureData,
  readPictures,
  readUsage,
} from '#server/media/picture-store.ts';
import { processUpload } from '#server/media/process-upload.ts';
import { receiveFile, TooManyBytes } from '#server/media/receive-file.ts';
import { allowSlowBody } from '#server/slow-bodies.ts';
import { getContentType } from '#server/static/content-types.ts';
import { readRange } from '#server/static/negotiate.ts';
import { svgContentPolicy } from '#server/static/site-files.ts';
import {
  formatMegabytes,
  formatTooLargeText,
  getMaxBytes,
  isFilm,
  type LibraryPicture,
  maxAltCharacters,
  maxFilmBytes,
  type PictureLibrary,
  type ReplaceConflict,
  type UploadResult,
} from '#shared/desk/media.ts';
import { withTokenValues } from '#src/content/brand/token-values.ts';

const roles: ('admin' | 'editor')[] = ['admin', 'editor'];
const routeConfig = { roles };
const mediaPath = '/content/media';
const fileNamePattern = /^[0-9a-f]{16}\.(?:jpg|png|webp|svg|mp4|webm|woff2)$/;
const pixelsSchema = (fallback: number) => z.coerce.number().int().min(1).max(16_384).catch(fallback);
const sizeSchema = z.object({ width: pixelsSchema(1280), height: pixelsSchema(720) });
const colorsFile = join(import.meta.dirname, '../../../src/styles/colors.css');

const nameSchema = z.string().trim().min(1).max(200);
const percentSchema = z.number().int().min(0).max(100);
const pictureStateSchema = z.strictObject({
  name: nameSchema,
  alt: z.string().trim().max(maxAltCharacters).nullable(),
  focus: z.strictObject({ x: percentSchema, y: percentSchema }).nullable(),
});
const changeSchema = z.strictObject({ was: pictureStateSchema, now: pictureStateSchema });
const stepSchema = z.union([z.string().max(200), z.number().int().min(0)]);
const placeSchema = z.object({ document: z.string().max(100), path: z.array(stepSchema).min(1).max(12) });
const replaceSchema = z.strictObject({
  from: z.string().max(200),
  file: z.string().regex(/^uploads\//),
  places: z.array(placeSchema).min(1).max(500),
  /** Other pictures at these places that the user saw and also wants to replace. */
  alsoFrom: z.array(z.string().max(200)).max(50).default([]),
});

type FileRequest = { Params: { file: string } };

export async function mediaRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, log } = context;
  const store = { staff, folder: sourceFolder };
  const quota = context.config.MEDIA_MEGABYTES * 1024 * 1024;
  const decoder = new PictureDecoder(log);
  const turn = pLimit(1);
  app.addHook('onClose', async () => decoder.stop());

  app.get(mediaPath, { config: routeConfig }, async (): Promise<PictureLibrary> => {
    const places = await findPicturePlaces((await readStoredDocuments(store)).values());
    const pictures = (await readPictures(staff)).map((one) => ({
      ...one,
      places: places.get(one.file) ?? [],
    }));
    const site = (await listSitePictures()).map((file) => ({ file, places: places.get(file) ?? [] }));
    return { pictures, site, bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0), quota };
  });

  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    const options = {
      config: { ...routeConfig, takesFile: true, checksBody: true },
      bodyLimit: maxFilmBytes,
    };
    upload.post<{ Querystring: { name?: string; width?: string; height?: string }; Body?: Readable }>(
      mediaPath,
      { ...options, onRequest: async (request) => allowSlowBody(request) },
      async (request, reply): Promise<UploadResult> => {
        const length = Number(request.headers['content-length'] ?? 0);
        const most = getMaxBytes(request.query.name ?? '');
        if (!request.body || length > most) {
          reply.header('connection', 'close');
          throw new Refused(
            length > 0 ? 413 : 400,
            'too_large',
            length > 0 ? formatTooLargeText(length, most) : 'Send a file.',
          );
        }
        const used = await readUsage(staff);
        if (used >= quota) throw createOverQuotaError(used);
        if (!context.config.DATABASE_URL) requireFreeSpace(context.config.DATA_DIR, reservedBytes.visitors);
        const folder = join(context.config.DATA_DIR, 'uploading');
        const addUpload = async (file: string) => {
          const processed = await processUpload(file, decoder, parseOrRefuse(sizeSchema, request.query));
          if ('refused' in processed) throw new Refused(422, 'not_taken', processed.refused);
          const { frame, ...picture } = processed;
          const called = parseOrRefuse(nameSchema.catch('picture'), request.query.name ?? '');
          const by = { memberId: request.member.id, quota };
          const added = await addPicture(staff, { name: called, ...picture, ...by });
          if (!added) throw createOverQuotaError(used);
          const stillName = `${called.replace(/\.\w+$/, '').slice(0, 190)}, still`;
          const still = frame && (await addPicture(staff, { name: stillName, ...frame, ...by }));
          return {
            ...added,
            removed: picture.decoded.removed,
            picture: await requirePicture(added.file),
            still: still ? await requirePicture(still.file) : null,
          };
        };
        const { socket } = request.raw;
        const idleMilliseconds = socket.timeout ?? 0;
        // The upload may have to wait for other uploads.
        socket.setTimeout?.(0);
        const restoreIdleTimeout = () => socket.setTimeout?.(idleMilliseconds);
        // Decodes one file at a time, to limit the use of memory.
        const addUploadInTurn = (file: string) => turn(() => addUpload(file));
        return receiveFile(folder, request.body, most, addUploadInTurn, restoreIdleTimeout).catch((error) => {
          throw error instanceof TooManyBytes
            ? new Refused(413, 'too_large', formatTooLargeText(error.bytes, error.limit))
            : error;
        });
      },
    );
  });

  const createOverQuotaError = (used: number) =>
    new Refused(
      409,
      'quota',
      `${formatMegabytes(used)} of ${context.config.MEDIA_MEGABYTES} MB used. Delete pictures that no page uses.`,
    );

  for (const [path, column] of [
    ['files', 'data'],
    ['thumbnails', 'thumbnail'],
  ] as const) {
    app.get<FileRequest>(
      `${mediaPath}/${path}/:file`,
      { config: routeConfig },
      async ({ params, headers }, reply) => {
        const known = await requirePicture(`uploads/${params.file}`);
        const data = await readPictureData(staff, known.file, column);
        if (!data) throw pictureGoneError;
        if (column === 'thumbnail') return sendPicture(reply, 'image/webp', data);
        return isFilm(known.file)
          ? sendFilm(reply, known.type, data, headers)
          : sendPicture(reply, known.type, data);
      },
    );
  }

  app.get<{ Params: { '*': string } }>(
    `${mediaPath}/site/*`,
    { config: routeConfig },
    async ({ params }, reply) => {
      const file = params['*'];
      if (!(await listSitePictures()).includes(file)) throw pictureGoneError;
      const data = await readFile(join(pictureFolder, file));
      const shown = file.endsWith('.svg')
        ? Buffer.from(withTokenValues(data.toString(), await readFile(colorsFile, 'utf8')))
        : data;
      // Cached only briefly, because a deploy may change the drawing without renaming it.
      return sendPicture(reply, getContentType(file), shown).header('cache-control', 'private, max-age=600');
    },
  );

  app.patch<FileRequest>(`${mediaPath}/files/:file`, { config: routeConfig }, async (request, reply) => {
    const { file } = await requirePicture(`uploads/${request.params.file}`);
    const isTaken = await changePicture(staff, file, readBody(changeSchema, request));
    const picture = await requirePicture(file);
    if (isTaken) return picture;
    const message = 'Someone else changed this picture in the meantime.';
    return reply.code(409).send({ code: 'changed', message, picture });
  });

  app.delete<FileRequest>(`${mediaPath}/files/:file`, { config: routeConfig }, async ({ params }, reply) => {
    const { file, places } = await requirePicture(`uploads/${params.file}`);
    if (places.length > 0)
      return reply.code(409).send({ code: 'used', message: formatPictureInUse(places.length), places });
    if ((await findPicturesOfPreviousRelease({ staff, dataDir: context.config.DATA_DIR })).has(file))
      throw new Refused(409, 'former', neededForRollBackText);
    await deletePicture(staff, file);
    return reply.code(204).send();
  });

  app.post(`${mediaPath}/replace`, { config: routeConfig }, async (request, reply) => {
    const { from: file, file: to, places, alsoFrom } = readBody(replaceSchema, request);
    if (!(await listSitePictures()).includes(file)) await requirePicture(file);
    await requirePicture(to);
    const from = [file, ...alsoFrom];
    const theirs = await replacePicture(store, places, { from, to, by: request.member.id });
    if (theirs.length === 0) return { places: places.length };
    const message = 'Someone else put another picture there.';
    return reply.code(409).send({ code: 'changed', message, theirs } satisfies ReplaceConflict);
  });

  async function requirePicture(file: string): Promise<LibraryPicture> {
    const stored = fileNamePattern.test(file.slice('uploads/'.length)) && (await readPicture(staff, file));
    if (!stored) throw pictureGoneError;
    const places = await findPicturePlaces((await readStoredDocuments(store)).values());
    return { ...stored, places: places.get(file) ?? [] };
  }
}

const pictureGoneError = new Refused(404, 'gone', 'This picture was deleted.');

const neededForRollBackText =
  'The previous release shows this picture, and Roll back needs it. You can delete it after the next Publish.';

const formatPictureInUse = (places: number) =>
  places === 1
    ? 'This picture is used in one place. Put another one there first.'
    : `This picture is used in ${places} places. Put another one there first.`;

/** The file name contains a hash, so browsers can cache the file forever. */
function sendPicture(reply: FastifyReply, type: string, data: Buffer): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': svgContentPolicy,
      'content-disposition': 'inline',
    })
    .type(type)
    .send(data);
}

function sendFilm(
  reply: FastifyReply,
  type: string,
  data: Buffer,
  headers: IncomingHttpHeaders,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(headers, '', data.length);
  if (range === 'whole') return sendPicture(reply, type, data);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${data.length}`).send();
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${data.length}`);
  return sendPicture(reply, type, data.subarray(range.start, range.end + 1));
}
