export type Leaf = { path: (string | number)[]; value: unknown };

export function findLeaves(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    findLeaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Ends the path before the first list index, so that a whole list shares one id. */
export function formatLeafName(path: Leaf['path']): string {
  const position = path.findIndex((key) => typeof key === 'number');
  return path.slice(0, position < 0 ? undefined : position).join('.');
}
