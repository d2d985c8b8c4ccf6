import { capitalize } from '#shared/forms/stored-row.ts';

/** The point of a picture that every crop keeps, in percent from left and top. */
export type Focus = { x: number; y: number };

/** Where a picture is named in the content. */
export type PicturePlace = {
  document: string;
  /** Path of the object with `file` and `alt`, as patches have it. */
  path: (string | number)[];
  /** `About, Team, Renata`. */
  where: string;
  /** Whether visitors see it there: `draft` not yet, `leaving` until the next Publish, `scheduled` from the planned release on. */
  state: 'published' | 'draft' | 'leaving' | 'scheduled';
  /** Folder of the site's pictures that fit there: `people`. */
  kind?: string | undefined;
};

/** Whether Replace changes the place: not one that only a release still has. */
export const isReplaceable = ({ state }: PicturePlace) => state === 'published' || state === 'draft';

export type LibraryPicture = {
  /** `uploads/<hash>.<ending>`, as content names it. */
  file: string;
  name: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  /** Null until somebody describes it; empty for a decoration. */
  alt: string | null;
  focus: Focus | null;
  uploadedBy: string | null;
  uploadedAt: string;
  places: PicturePlace[];
};

/** A picture that the site brings. */
export type SitePicture = Pick<LibraryPicture, 'file' | 'places'>;

export type Library = { pictures: LibraryPicture[]; site: SitePicture[]; bytes: number; quota: number };

export type Uploaded = {
  picture: LibraryPicture;
  /** The same picture was here already. */
  isKnown: boolean;
  /** A frame of a film, to be shown until it plays; null where there is no ffmpeg. */
  still: LibraryPicture | null;
  /** What was taken out of it. */
  removed: 'camera data' | 'scripts' | null;
};

/** Why a picture was not replaced: others changed its places meanwhile. */
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

export const mostUploadBytes = 20 * 1024 * 1024;
export const mostFilmBytes = 30 * 1024 * 1024;
export const mostTypefaceBytes = 1024 * 1024;
export const mostMegapixels = 50;
export const mostAltCharacters = 500;

/** What the file picker offers. Without HEIC: iPhones then send JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const acceptedFilms = 'video/mp4,video/webm';
export const acceptedTypefaces = '.woff2,font/woff2';

/** Whole or tenths of megabytes: `31 MB`, `0.4 MB`. */
export function megabytes(bytes: number): string {
  const amount = bytes / (1024 * 1024);
  return `${amount >= 10 ? Math.round(amount) : Math.max(0.1, Math.round(amount * 10) / 10)} MB`;
}

export const tooLargeWords = (bytes: number, most = mostUploadBytes) =>
  `${megabytes(bytes)}. The limit is ${most / (1024 * 1024)} MB.`;

/** Whether a file is a film, by its name or as the content names it. */
export const isFilm = (file: string) => /\.(?:mp4|webm|mov|m4v)$/i.test(file);

/** What a file is, by its name or as the content names it. */
export const kindOf = (file: string): FileKind =>
  isFilm(file) ? 'film' : /\.woff2$/i.test(file) ? 'typeface' : 'picture';
export type FileKind = 'picture' | 'film' | 'typeface';

export const mostBytesOf = (file: string) =>
  ({ picture: mostUploadBytes, film: mostFilmBytes, typeface: mostTypefaceBytes })[kindOf(file)];

/** The file below /art that the desk loads an uploaded typeface from; pages have their own, cut ones. */
export const typefaceFile = (file: string) => file.replace(/^uploads\/([\da-f]{8})[\da-f]*/, 'typeface.$1');

/** Whether CSS takes a name without escapes. */
export const isTypefaceName = (name: string) => /^[a-z][a-z\d -]{0,38}[a-z\d]$/i.test(name);

const addressBase = '/desk/api/content/media';
const uploads = 'uploads/';

export const isUpload = (file: string) => file.startsWith(uploads);

/** `people/host-coach.svg` is Host coach. */
export function nameOfFile(file: string): string {
  return capitalize(file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' '));
}

/** Where the desk gets a picture. @param file as the content names it */
export function pictureAddress(file: string): string {
  return isUpload(file)
    ? `${addressBase}/files/${file.slice(uploads.length)}`
    : `${addressBase}/site/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** A small copy of a picture. */
export function thumbnailAddress(file: string): string {
  return isUpload(file) ? `${addressBase}/thumbnails/${file.slice(uploads.length)}` : pictureAddress(file);
}
