import { formatFileName, getFileKind, type PictureLibrary, type PicturePlace } from '#shared/desk/media.ts';
import { hasInventedFace } from '#src/content/faces.ts';
import type { ShownPicture } from './picture-tile.tsx';

export type Filter =
  | 'all'
  | 'portraits'
  | 'logos'
  | 'cases'
  | 'film'
  | 'typefaces'
  | 'unused'
  | 'no-alt'
  | 'placeholders'
  | 'faces'
  | 'site';

const casePages = ['case-studies', 'success-stories'];

/** The filters of the library. Leaves out those that match no picture. */
export function pictureFilters({ pictures, site }: Pick<PictureLibrary, 'pictures' | 'site'>): {
  name: Filter;
  label: string;
  pictures: ShownPicture[];
}[] {
  const ofSite = site.map((picture): ShownPicture => ({ ...picture, name: formatFileName(picture.file) }));
  const placeholders = ofSite.filter(({ places }) => places.length > 0);
  const shown: ShownPicture[] = [...pictures, ...placeholders];
  const withPlace = (isAmong: (place: PicturePlace) => boolean) =>
    shown.filter(({ places }) => places.some(isAmong));
  const all: { name: Filter; label: string; pictures: ShownPicture[] }[] = [
    { name: 'all', label: 'All', pictures },
    { name: 'portraits', label: 'Portraits', pictures: withPlace(({ kind }) => kind === 'people') },
    {
      name: 'logos',
      label: 'Logos',
      pictures: withPlace(({ kind }) => kind === 'marks' || kind === 'brand'),
    },
    {
      name: 'cases',
      label: 'Cases',
      pictures: withPlace(({ document, kind }) => casePages.includes(document) && kind !== 'pages'),
    },
    { name: 'film', label: 'Film', pictures: pictures.filter(({ file }) => getFileKind(file) === 'film') },
    {
      name: 'typefaces',
      label: 'Typefaces',
      pictures: pictures.filter(({ file }) => getFileKind(file) === 'typeface'),
    },
    { name: 'unused', label: 'Unused', pictures: pictures.filter(({ places }) => places.length === 0) },
    { name: 'no-alt', label: 'Needs alt text', pictures: pictures.filter(({ alt }) => alt === null) },
    { name: 'placeholders', label: 'Still a placeholder', pictures: placeholders },
    {
      name: 'faces',
      label: 'Shows an invented person',
      pictures: placeholders.filter(({ file }) => hasInventedFace(file)),
    },
    { name: 'site', label: 'From the site', pictures: ofSite },
  ];
  return all.filter(({ name, pictures: { length } }) => name === 'all' || length > 0);
}

/** Whether each typed word occurs in the picture's name, alt text or places. */
export function matchesSearch({ name, alt, places }: ShownPicture, typed: string): boolean {
  const text = [name, alt ?? '', ...places.map(({ where }) => where)].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
