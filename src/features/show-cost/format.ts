/** Formats a number with grouped thousands and at most two decimals. */
export function formatDecimal(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** Formats US dollars, with cents if there are any: `$4,999`, `$7,197.50`. */
export function formatDollars(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/**
 * Formats a share in percent. A share just above the average gets two decimals, so that 2.54% does not read
 * as 2.5%.
 */
export function formatPercent(share: number, average: number): string {
  if (share > 0 && share < 0.05) return 'under 0.1%';
  const tenths = Math.round(share * 10) / 10;
  const isBlurred = share > average && tenths <= average;
  return isBlurred ? `${(Math.ceil(share * 100) / 100).toFixed(2)}%` : `${tenths.toFixed(1)}%`;
}

export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}

export function formatCount({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fillPlaceholders(many, { count: count.toLocaleString('en-US') });
}
