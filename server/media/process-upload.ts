import { readFile, stat } from 'node:fs/promises';
import { maxUploadBytes } from '#shared/desk/media.ts';
import type { Decoded } from './decode-picture.ts';
import type { PictureDecoder } from './picture-decoder.ts';
import { cleanFilm, FilmRefused, filmKind } from './read-film.ts';
import { TooManyBytes } from './receive-file.ts';

export type ProcessedUpload = { decoded: Decoded; data: Buffer; thumbnail: Buffer };

/**
 * Reads an uploaded picture or film, and removes personal data from it.
 * @param size of a film, as reported by the browser
 * @returns the message of a refusal, or the files to store
 * @throws TooManyBytes for a picture above the limit of pictures
 */
export async function processUpload(
  file: string,
  decoder: PictureDecoder,
  size: { width: number; height: number },
): Promise<ProcessedUpload | { refused: string }> {
  const kind = await filmKind(file);
  if (!kind) {
    const { size: bytes } = await stat(file);
    if (bytes > maxUploadBytes) throw new TooManyBytes(bytes, maxUploadBytes);
    const [picture, thumbnail] = [`${file}.picture`, `${file}.thumbnail`];
    const decoded = await decoder.decode(file, picture, thumbnail);
    if ('refused' in decoded) return decoded;
    return { decoded, data: await readFile(picture), thumbnail: await readFile(thumbnail) };
  }
  const data = await readFile(file);
  try {
    cleanFilm(data, kind);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  }
  return { decoded: { ...kind, ...size, removed: null }, data, thumbnail: await makeFilmThumbnail() };
}

/** The thumbnail of a film. */
async function makeFilmThumbnail(): Promise<Buffer> {
  // Loaded on demand, because it takes much memory.
  const { default: sharp } = await import('sharp');
  const sign =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270"><rect width="480" height="270" fill="#17131c"/><path fill="#fff" d="m210 95 70 40-70 40z"/></svg>';
  return sharp(Buffer.from(sign)).webp().toBuffer();
}
