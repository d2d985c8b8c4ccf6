import { membersAt, type Path, type Step, valueAt } from '#shared/desk/working-copy.ts';
import type { Form } from './form-context.tsx';
import { isNewId } from './new-key.ts';

/** A name for URLs, such as `cafe-no-2`. @param usedNames names of the other entries */
export function urlNameOf(title: string, usedNames: readonly unknown[]): string {
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

/** The names of all entries of a list. @param key of the name in an entry */
export function urlNamesIn({ copy }: Pick<Form, 'copy'>, list: Path, key: Step): unknown[] {
  return membersAt(copy, list).map((member) => valueAt(copy, [...list, member, key]));
}

/** Names a list entry after its title, unless it has a name. @param path of the title */
export function fillUrlName(form: Form, path: Path, key: Step): void {
  const namePath = [...path.slice(0, -1), key];
  const title = valueAt(form.copy, path);
  const name = valueAt(form.copy, namePath);
  if (typeof title !== 'string' || title.trim() === '' || (name !== '' && !isNewId(name))) return;
  form.set(namePath, urlNameOf(title, urlNamesIn(form, path.slice(0, -2), key)));
}
