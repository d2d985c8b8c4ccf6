import type { Library } from '#shared/desk/media.ts';
import { nameOfFile, type Shown } from './picture-tile.tsx';

export type Filter = 'all' | 'unused' | 'no-alt' | 'placeholders' | 'site';

/** The library's filters with their pictures; those that find nothing are left out. */
export function pictureFilters({ pictures, site }: Pick<Library, 'pictures' | 'site'>): {
  name: Filter;
  label: string;
  pictures: Shown[];
}[] {
  const ofSite = site.map((picture) => ({ ...picture, name: nameOfFile(picture.file) }));
  const all = [
    { name: 'all' as const, label: 'All', pictures },
    {
      name: 'unused' as const,
      label: 'Unused',
      pictures: pictures.filter(({ places }) => places.length === 0),
    },
    {
      name: 'no-alt' as const,
      label: 'Needs alt text',
      pictures: pictures.filter(({ alt }) => alt === null),
    },
    {
      name: 'placeholders' as const,
      label: 'Still a placeholder',
      pictures: ofSite.filter(({ places }) => places.length > 0),
    },
    { name: 'site' as const, label: 'From the site', pictures: ofSite },
  ];
  return all.filter(({ name, pictures: { length } }) => name === 'all' || length > 0);
}

/** Whether a picture's name, alternative text or one of its places has every word. */
export function isFound({ name, alt, places }: Shown, typed: string): boolean {
  const text = [name, alt ?? '', ...places.map(({ where }) => where)].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
