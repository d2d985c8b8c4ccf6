/** A value inside an object or list, with the keys that lead to it. */
export type Leaf = { path: string[]; value: unknown };

/** Every value in it that is neither an object nor a list. */
export function leaves(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The path without what follows a position in a list: one id for all of the list. */
export function nameOf(path: string[]): string {
  const position = path.findIndex((key) => /^\d+$/.test(key));
  return path.slice(0, position < 0 ? undefined : position).join('.');
}
