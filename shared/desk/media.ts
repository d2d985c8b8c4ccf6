import { capitalize } from '#shared/forms/stored-row.ts';

/** The point that every crop shows: percent from left and top. */
export type Focus = { x: number; y: number };

export type PicturePlace = {
  document: string;
  /** Path of the object with `file` and `alt`, as in patches. */
  path: (string | number)[];
  /** For example `About, Team, Renata`. */
  where: string;
  /** When visitors see the picture: `draft` not yet, `leaving` until the next Publish, `scheduled` from the scheduled release on. */
  state: 'published' | 'draft' | 'leaving' | 'scheduled';
  /** Folder of built-in pictures that suit the place, such as `people`. */
  kind?: string | undefined;
};

export const isReplaceable = ({ state }: PicturePlace) => state === 'published' || state === 'draft';

export type LibraryPicture = {
  /** `uploads/<hash>.<ending>`, as content refers to it. */
  file: string;
  name: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  /** Null until someone describes it; empty for a decoration. */
  alt: string | null;
  focus: Focus | null;
  uploadedBy: string | null;
  uploadedAt: string;
  places: PicturePlace[];
};

export type SitePicture = Pick<LibraryPicture, 'file' | 'places'>;

export type PictureLibrary = {
  pictures: LibraryPicture[];
  site: SitePicture[];
  bytes: number;
  quota: number;
};

export type UploadResult = {
  picture: LibraryPicture;
  isKnown: boolean;
  /** A frame of a film, shown until it plays; null without ffmpeg. */
  still: LibraryPicture | null;
  /** Content that was removed from the file. */
  removed: 'camera data' | 'scripts' | null;
};

export type ReplaceConflict = {
  code: 'changed';
  message: string;
  theirs: {
    document: string;
    path: (string | number)[];
    file: string;
    by: string | null;
    at: string | null;
  }[];
};

export const maxUploadBytes = 20 * 1024 * 1024;
export const maxFilmBytes = 30 * 1024 * 1024;
export const maxTypefaceBytes = 1024 * 1024;
export const maxMegapixels = 50;
export const maxAltCharacters = 500;

/** Types in the file picker. Without HEIC, iPhones send JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const acceptedFilms = 'video/mp4,video/webm';
export const acceptedTypefaces = '.woff2,font/woff2';

/** Whole or tenths of megabytes: `31 MB`, `0.4 MB`. */
export function formatMegabytes(bytes: number): string {
  const amount = bytes / (1024 * 1024);
  return `${amount >= 10 ? Math.round(amount) : Math.max(0.1, Math.round(amount * 10) / 10)} MB`;
}

export const formatTooLargeText = (bytes: number, maxBytes = maxUploadBytes) =>
  `${formatMegabytes(bytes)}. The limit is ${maxBytes / (1024 * 1024)} MB.`;

export const notWoff2Text =
  'This is not a WOFF2 file. Ask the maker of the typeface for WOFF2, or convert it.';

export const isFilm = (file: string) => /\.(?:mp4|webm|mov|m4v)$/i.test(file);

export const getFileKind = (file: string): FileKind =>
  isFilm(file) ? 'film' : /\.woff2$/i.test(file) ? 'typeface' : 'picture';
export type FileKind = 'picture' | 'film' | 'typeface';

export const getMaxBytes = (file: string) =>
  ({ picture: maxUploadBytes, film: maxFilmBytes, typeface: maxTypefaceBytes })[getFileKind(file)];

/** File below /art from which the desk loads an uploaded typeface. Pages load subsets. */
export const getTypefacePath = (file: string) =>
  file.replace(/^uploads\/([\da-f]{8})[\da-f]*/, 'typeface.$1');

/** Whether CSS accepts a family name without escapes. */
export const isTypefaceName = (name: string) => /^[a-z][a-z\d -]{0,38}[a-z\d]$/i.test(name);

const mediaUrlBase = '/desk/api/content/media';
const uploadsFolder = 'uploads/';

export const isUpload = (file: string) => file.startsWith(uploadsFolder);

/** The name of a built-in picture: `people/host-coach.svg` becomes Host coach. */
export function formatFileName(file: string): string {
  return capitalize(file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' '));
}

export function getPictureUrl(file: string): string {
  return isUpload(file)
    ? `${mediaUrlBase}/files/${file.slice(uploadsFolder.length)}`
    : `${mediaUrlBase}/site/${file.split('/').map(encodeURIComponent).join('/')}`;
}

export function getThumbnailUrl(file: string): string {
  return isUpload(file)
    ? `${mediaUrlBase}/thumbnails/${file.slice(uploadsFolder.length)}`
    : getPictureUrl(file);
}
