import { readFile, stat } from 'node:fs/promises';
import { maxUploadBytes } from '#shared/desk/media.ts';
import type { DecodedUpload } from './decode-picture.ts';
import { writeFilmFrame } from './film-frame.ts';
import { FilmRefused } from './film-refused.ts';
import type { PictureDecoder } from './picture-decoder.ts';
import { cleanFilm, detectFilmFormat, type FilmFormat } from './read-film.ts';
import { TooManyBytes } from './receive-file.ts';

export type ProcessedUpload = { decoded: DecodedUpload; data: Buffer; thumbnail: Buffer };

/** Removes personal data. Also extracts a frame of a film if ffmpeg is installed. @throws TooManyBytes */
export async function processUpload(
  file: string,
  decoder: PictureDecoder,
  size: { width: number; height: number },
): Promise<(ProcessedUpload & { frame?: ProcessedUpload | undefined }) | { refused: string }> {
  const kind = await detectFilmFormat(file);
  if (!kind) {
    const { size: bytes } = await stat(file);
    if (bytes > maxUploadBytes) throw new TooManyBytes(bytes, maxUploadBytes);
    return decode(file, file, decoder);
  }
  const frame = await extractFrame(file, kind, decoder);
  const data = await readFile(file);
  try {
    cleanFilm(data, kind);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  }
  const thumbnail = frame?.thumbnail ?? (await makeFilmThumbnail());
  return { decoded: { ...kind, ...size, removed: null }, data, thumbnail, frame };
}

async function decode(
  file: string,
  prefix: string,
  decoder: PictureDecoder,
): Promise<ProcessedUpload | { refused: string }> {
  const [picture, thumbnail] = [`${prefix}.picture`, `${prefix}.thumbnail`];
  const decoded = await decoder.decode(file, picture, thumbnail);
  if ('refused' in decoded) return decoded;
  return { decoded, data: await readFile(picture), thumbnail: await readFile(thumbnail) };
}

async function extractFrame(
  film: string,
  kind: FilmFormat,
  decoder: PictureDecoder,
): Promise<ProcessedUpload | undefined> {
  const frame = `${film}.frame`;
  if (!(await writeFilmFrame(film, kind, frame))) return undefined;
  const stillPicture = await decode(frame, film, decoder);
  return 'refused' in stillPicture ? undefined : stillPicture;
}

async function makeFilmThumbnail(): Promise<Buffer> {
  // Loaded on demand, because it takes a lot of memory.
  const { default: sharp } = await import('sharp');
  const playIcon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270"><rect width="480" height="270" fill="#17131c"/><path fill="#fff" d="m210 95 70 40-70 40z"/></svg>';
  return sharp(Buffer.from(playIcon)).webp().toBuffer();
}
