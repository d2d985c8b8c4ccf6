/** A value inside an object or list, with the keys that lead to it. */
export type Leaf = { path: (string | number)[]; value: unknown };

/** Every value in it that is neither an object nor a list. */
export function leaves(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The path without what follows a position in a list: one id for all of the list. */
export function nameOf(path: Leaf['path']): string {
  const position = path.findIndex((key) => typeof key === 'number');
  return path.slice(0, position < 0 ? undefined : position).join('.');
}
