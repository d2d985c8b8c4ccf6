import { membersAt, type Path, type Step, valueAt } from '#shared/desk/working-copy.ts';
import type { FormState } from './form-context.tsx';
import { isNewId } from './new-key.ts';

/** Derives a slug for URLs from a title, such as `cafe-no-2`. @param usedNames slugs of the other entries */
export function toUrlName(title: string, usedNames: readonly unknown[]): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = plain || 'entry';
  let name = base;
  for (let count = 2; usedNames.includes(name); count += 1) name = `${base}-${count}`;
  return name;
}

/** The URL names of all entries of a list. @param key the key of the URL name in an entry */
export function usedUrlNames({ copy }: Pick<FormState, 'copy'>, list: Path, key: Step): unknown[] {
  return membersAt(copy, list).map((member) => valueAt(copy, [...list, member, key]));
}

/** Derives the URL name of a list entry from its title, unless it already has one. @param path the path of the title */
export function fillUrlName(form: FormState, path: Path, key: Step): void {
  const namePath = [...path.slice(0, -1), key];
  const title = valueAt(form.copy, path);
  const name = valueAt(form.copy, namePath);
  if (typeof title !== 'string' || title.trim() === '' || (name !== '' && !isNewId(name))) return;
  form.set(namePath, toUrlName(title, usedUrlNames(form, path.slice(0, -2), key)));
}
