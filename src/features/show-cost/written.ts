/** A number with its thousands set apart, to the hundredth. */
export function number(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** US dollars, with cents where there are any: `$4,999`, `$7,197.50`. */
export function dollars(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A share that decides: 2.54% must not read as the 2.5% that it is above. */
export function percent(share: number, average: number): string {
  if (share > 0 && share < 0.05) return 'under 0.1%';
  const tenths = Math.round(share * 10) / 10;
  const isBlurred = share > average && tenths <= average;
  return isBlurred ? `${(Math.ceil(share * 100) / 100).toFixed(2)}%` : `${tenths.toFixed(1)}%`;
}

/** A text with its places filled in. */
export function filled(text: string, places: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => places[name] ?? place);
}

export function counted({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : filled(many, { count: count.toLocaleString('en-US') });
}
