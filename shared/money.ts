const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const full = new Intl.NumberFormat('en-US', dollars);
const scientific = new Intl.NumberFormat('en-US', {
  ...dollars,
  notation: 'scientific',
  maximumFractionDigits: 2,
});
const compact = new Intl.NumberFormat('en-US', {
  ...dollars,
  notation: 'compact',
  maximumFractionDigits: 1,
});

const readable = 1e15;

/** Whole US dollars, `$31,200`; in scientific notation from a quadrillion on. */
export function money(value: number): string {
  return (Math.abs(value) < readable ? full : scientific).format(value);
}

export function shortMoney(value: number): string {
  return (Math.abs(value) < readable ? compact : scientific).format(value);
}
