import type { ReactNode } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { type Focus, getThumbnailUrl, isFilm, isUpload, type PicturePlace } from '#shared/desk/media.ts';
import { FilmThumbnail } from './film-thumbnail.tsx';

export type ShownPicture = {
  file: string;
  name: string;
  places: PicturePlace[];
  alt?: string | null;
  type?: string;
  width?: number;
  focus?: Focus | null;
};

export function placesText(count: number): string {
  if (count === 0) return 'Unused';
  return count === 1 ? '1 place' : `${count} places`;
}

/** The text below a picture in the library. */
export function stateText({ file, places, alt }: ShownPicture): string {
  const text = placesText(places.length);
  return isUpload(file) && alt === null ? `${text}, needs alt text` : text;
}

/**
 * Returns a warning for a picture that is too small.
 * @param needed minimum width in pixels
 * @returns undefined if the picture is wide enough or an SVG file
 */
export function tooSmallText({ type, width }: Partial<ShownPicture>, needed: number): string | undefined {
  if (width === undefined || type === 'image/svg+xml' || width >= needed) return undefined;
  return `Too small for this place: ${width.toLocaleString('en')} px, needs ${needed.toLocaleString('en')}`;
}

/** Logo files have no margin, so their tiles add one. */
const isLogo = (file: string) => /^(?:marks\/|uploads\/.*\.svg$)/.test(file);

type TileProps = {
  picture: ShownPicture;
  isChosen: boolean;
  onChoose: () => void;
  mark?: ReactNode;
  /** The warning below a picture that is too small. */
  warning?: string | undefined;
};

export function PictureTile({ picture, isChosen, onChoose, mark, warning }: TileProps) {
  const needsAlt = isUpload(picture.file) && picture.alt === null;
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        data-file={picture.file}
        onClick={onChoose}
        className="group block w-full rounded-row text-left"
      >
        <span className="relative block aspect-square overflow-hidden rounded-row bg-paper-2 group-hover:shadow-[0_0_0_2px_var(--color-field)] group-aria-pressed:shadow-[0_0_0_3px_var(--color-ink)] forced-colors:group-aria-pressed:outline-3">
          {isFilm(picture.file) ? (
            <FilmThumbnail file={picture.file} />
          ) : (
            <img
              src={getThumbnailUrl(picture.file)}
              alt=""
              loading="lazy"
              className={`size-full object-contain ${isLogo(picture.file) ? 'p-4' : ''}`}
            />
          )}
          {needsAlt && (
            <span className="absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-full bg-amber-wash">
              <Icon name="alert" className="size-4.5" />
            </span>
          )}
          {mark}
        </span>
        <span className="mt-1 block truncate font-semibold">{picture.name}</span>
        <span className="block text-caption text-mute">{stateText(picture)}</span>
        {warning && (
          <span className="mt-0.5 block rounded-row bg-amber-wash px-1.5 py-0.5 text-caption">{warning}</span>
        )}
      </button>
    </li>
  );
}
