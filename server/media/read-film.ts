import { open } from 'node:fs/promises';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';
import { FilmRefused, filmRefusals } from './film-refused.ts';

export type FilmFormat = { type: 'video/mp4' | 'video/webm'; ending: 'mp4' | 'webm' };

export async function detectFilmFormat(file: string): Promise<FilmFormat | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close());
  const start = buffer.toString('latin1', 0, bytesRead);
  if (start.startsWith('\x1aE\xdf\xa3') && start.includes('webm'))
    return { type: 'video/webm', ending: 'webm' };
  if (/^.{4}ftyp(?:avif|avis|heic|heix|heim|heis|mif1|msf1)/s.test(start)) return undefined;
  return /^.{4}ftyp/s.test(start) ? { type: 'video/mp4', ending: 'mp4' } : undefined;
}

/** Removes location, camera, dates and titles in place. The size stays the same, so the film's index stays valid. */
export function cleanFilm(data: Buffer, { ending }: FilmFormat): void {
  try {
    if (ending === 'mp4') cleanMp4(data);
    else cleanWebm(data);
  } catch (error) {
    throw error instanceof RangeError ? new FilmRefused(filmRefusals.damaged) : error;
  }
}
