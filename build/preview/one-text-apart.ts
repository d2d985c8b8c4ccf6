/** Whether documents differ in one text only, as while typing in a field. */
export function isOneTextApart(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): boolean {
  return otherTexts(Object.fromEntries(one), Object.fromEntries(other)) <= 1;
}

function otherTexts(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one === 'string' && typeof other === 'string')
    return one === '' || other === '' ? Number.POSITIVE_INFINITY : 1;
  if (!isHolder(one) || !isHolder(other)) return Number.POSITIVE_INFINITY;
  const keys = Object.keys(one);
  if (keys.join('\n') !== Object.keys(other).join('\n')) return Number.POSITIVE_INFINITY;
  return keys.reduce((sum, key) => sum + otherTexts(one[key], other[key]), 0);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
