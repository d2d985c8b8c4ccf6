/** This is the case while someone types in a field. */
export function differsInAtMostOneText(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): boolean {
  return countChangedTexts(Object.fromEntries(one), Object.fromEntries(other)) <= 1;
}

function countChangedTexts(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one === 'string' && typeof other === 'string')
    return one === '' || other === '' ? Number.POSITIVE_INFINITY : 1;
  if (!isObject(one) || !isObject(other)) return Number.POSITIVE_INFINITY;
  const keys = Object.keys(one);
  if (keys.join('\n') !== Object.keys(other).join('\n')) return Number.POSITIVE_INFINITY;
  return keys.reduce((sum, key) => sum + countChangedTexts(one[key], other[key]), 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
