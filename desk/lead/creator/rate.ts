const hourlyPattern =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(?:(?:-|–|to)\s*\$?\s*\d+(?:\.\d+)?\s*)?(?:\$|usd|us dollars|dollars|dollar|bucks)?\s*(?:\/|per|an|a|each|p\.?)\s*(?:h|hr|hrs|hour|hours)\b/i;
const otherCurrency = /[€£¥₹₩]|\b(?:eur|euros?|gbp|pounds?|cad|aud|pesos?|mxn|yen|inr)\b/i;

/** Reads an hourly rate in US dollars: 40 from "$40-60 an hour". @returns null if there is none */
export function parseHourlyRate(typed: string): number | null {
  const found = otherCurrency.test(typed) ? null : hourlyPattern.exec(typed);
  return found?.[1] ? Number(found[1].replaceAll(',', '') + (found[2] ?? '')) : null;
}

/** Whether the text is only a number. Then it could be per hour, per show or per month. */
export function isPlainNumber(typed: string): boolean {
  return /^\$?\s*\d[\d.,]*$/.test(typed.trim());
}

/** Returns the typed text, or `30 (unit not given)` if it is only a number. */
export function describeTypedRate(typed: string): string {
  return isPlainNumber(typed) ? `${typed.trim()} (unit not given)` : typed;
}
