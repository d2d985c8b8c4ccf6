const wholeFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const centsFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US dollars; cents only if there are any. */
export function formatDollars(amount: number | null): string {
  if (amount === null) return 'nothing';
  return (Number.isInteger(amount) ? wholeFormat : centsFormat).format(amount);
}

/** Reads a typed amount such as `$12,500.50`. @returns null for an empty text, undefined for an invalid one */
export function parseDollars(typed: string): number | null | undefined {
  const text = typed.replace(/^\s*(US)?\$?\s*|\s+$/gi, '');
  if (text === '') return null;
  if (!/^(\d{1,10}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/.test(text)) return undefined;
  return Number(text.replaceAll(',', ''));
}
