import { ownFilm } from '#src/content/schemas/film.ts';

type FilmSource = { src: string; type: string };

/** The URLs of a film in the order in which browsers try them. @param file path in the content */
export function filmSources(file: string): FilmSource[] {
  if (file === ownFilm)
    return [
      { src: '/media/stage-loop.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
      { src: '/media/stage-loop.mp4', type: 'video/mp4' },
    ];
  const type = file.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return [{ src: file.startsWith('uploads/') ? `/art/${filmFile(file)}` : file, type }];
}

/** The poster of the built-in film. Other films use the picture next to them in the content. */
export const filmStill = (file: string) => (file === ownFilm ? '/media/stage-loop.webp' : undefined);

/** The file below /art. The name of an uploaded film already contains its hash. */
export const filmFile = (file: string) => file.replace(/^uploads\/([\da-f]{8})[\da-f]*/, 'film.$1');

export const isFilm = (file: string) => /\.(?:mp4|webm)$/.test(file);
