import { readFile, stat } from 'node:fs/promises';
import { mostUploadBytes } from '#shared/desk/media.ts';
import type { Decoded } from './decode-picture.ts';
import { writeFilmFrame } from './film-frame.ts';
import type { PictureDecoder } from './picture-decoder.ts';
import { cleanFilm, type FilmKind, FilmRefused, filmKind } from './read-film.ts';
import { TooManyBytes } from './receive-file.ts';

export type Taken = { decoded: Decoded; data: Buffer; thumbnail: Buffer };

/**
 * Reads an uploaded picture, typeface or film without the personal data in it.
 * @param size of a film, as the browser that sent it says
 * @returns the words of a refusal, or what is stored; of a film also a frame, where ffmpeg is installed
 * @throws TooManyBytes for a picture that is as large as a film
 */
export async function takeUpload(
  file: string,
  decoder: PictureDecoder,
  size: { width: number; height: number },
): Promise<(Taken & { frame?: Taken | undefined }) | { refused: string }> {
  const kind = await filmKind(file);
  if (!kind) {
    const { size: bytes } = await stat(file);
    if (bytes > mostUploadBytes) throw new TooManyBytes(bytes, mostUploadBytes);
    return decode(file, file, decoder);
  }
  const frame = await frameOf(file, kind, decoder);
  const data = await readFile(file);
  try {
    cleanFilm(data, kind);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  }
  const thumbnail = frame?.thumbnail ?? (await filmSign());
  return { decoded: { ...kind, ...size, removed: null }, data, thumbnail, frame };
}

/** @param beside path that what is written starts with */
async function decode(
  file: string,
  beside: string,
  decoder: PictureDecoder,
): Promise<Taken | { refused: string }> {
  const [picture, thumbnail] = [`${beside}.picture`, `${beside}.thumbnail`];
  const decoded = await decoder.decode(file, picture, thumbnail);
  if ('refused' in decoded) return decoded;
  return { decoded, data: await readFile(picture), thumbnail: await readFile(thumbnail) };
}

async function frameOf(film: string, kind: FilmKind, decoder: PictureDecoder): Promise<Taken | undefined> {
  const frame = `${film}.frame`;
  if (!(await writeFilmFrame(film, kind, frame))) return undefined;
  const taken = await decode(frame, film, decoder);
  return 'refused' in taken ? undefined : taken;
}

/** What stands for a film where no browser plays it. */
async function filmSign(): Promise<Buffer> {
  // It takes memory that most servers never need.
  const { default: sharp } = await import('sharp');
  const sign =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270"><rect width="480" height="270" fill="#17131c"/><path fill="#fff" d="m210 95 70 40-70 40z"/></svg>';
  return sharp(Buffer.from(sign)).webp().toBuffer();
}
