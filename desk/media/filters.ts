import { formatFileName, getFileKind, type PictureLibrary, type PicturePlace } from '#shared/desk/media.ts';
import { showsFace } from '#src/content/faces.ts';
import type { Shown } from './picture-tile.tsx';

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

/** Without empty filters. */
export function pictureFilters({ pictures, site }: Pick<PictureLibrary, 'pictures' | 'site'>): {
  name: Filter;
  label: string;
  pictures: Shown[];
}[] {
  const ofSite = site.map((picture): Shown => ({ ...picture, name: formatFileName(picture.file) }));
  const placeholders = ofSite.filter(({ places }) => places.length > 0);
  const shown: Shown[] = [...pictures, ...placeholders];
  const placed = (isAmong: (place: PicturePlace) => boolean) =>
    shown.filter(({ places }) => places.some(isAmong));
  const all: { name: Filter; label: string; pictures: Shown[] }[] = [
    { name: 'all', label: 'All', pictures },
    { name: 'portraits', label: 'Portraits', pictures: placed(({ kind }) => kind === 'people') },
    { name: 'logos', label: 'Logos', pictures: placed(({ kind }) => kind === 'marks' || kind === 'brand') },
    {
      name: 'cases',
      label: 'Cases',
      pictures: placed(({ document, kind }) => casePages.includes(document) && kind !== 'pages'),
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
      pictures: placeholders.filter(({ file }) => showsFace(file)),
    },
    { name: 'site', label: 'From the site', pictures: ofSite },
  ];
  return all.filter(({ name, pictures: { length } }) => name === 'all' || length > 0);
}

/** Whether name, alt text or a place of the picture contains every word. */
export function isFound({ name, alt, places }: Shown, typed: string): boolean {
  const text = [name, alt ?? '', ...places.map(({ where }) => where)].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
