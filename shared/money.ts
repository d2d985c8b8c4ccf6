const dollarOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const fullFormat = new Intl.NumberFormat('en-US', dollarOptions);
const scientificFormat = new Intl.NumberFormat('en-US', {
  ...dollarOptions,
  notation: 'scientific',
  maximumFractionDigits: 2,
});
const compactFormat = new Intl.NumberFormat('en-US', {
  ...dollarOptions,
  notation: 'compact',
  maximumFractionDigits: 1,
});

const maxPlainAmount = 1e15;

/** Whole US dollars, `$31,200`; in scientific notation from a quadrillion on. */
export function formatMoney(value: number): string {
  return (Math.abs(value) < maxPlainAmount ? fullFormat : scientificFormat).format(value);
}

export function formatShortMoney(value: number): string {
  return (Math.abs(value) < maxPlainAmount ? compactFormat : scientificFormat).format(value);
}
