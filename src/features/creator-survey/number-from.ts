const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Thousands set apart by commas or spaces, the no-break kinds included. */
const grouped = /^[+-]?\d{1,3}([,\s]\d{3})+(\.\d+)?$/;

/**
 * The number that a visitor typed or pasted: 12000, 12,000, 12 000 or $1,250.50.
 * @returns NaN for anything else, such as 12k, 1e5, 0x10 or an empty field
 */
export function numberFrom(typed: string): number {
  const bare = typed.trim().replace(/^\$\s*/, '');
  if (plain.test(bare)) return Number(bare);
  return grouped.test(bare) ? Number(bare.replace(/[,\s]/g, '')) : Number.NaN;
}
