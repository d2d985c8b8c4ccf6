import { isEmailAddress } from '#shared/email-address.ts';

/** @returns the URL of a TikTok profile; null if the handle contains unexpected characters */
export function tiktokLink(handle: string): string | null {
  const plain = /^@?([A-Za-z0-9._]{1,24})$/.exec(handle.trim())?.[1];
  return plain && /[A-Za-z0-9]/.test(plain) ? `https://www.tiktok.com/@${plain}` : null;
}

/** @returns `tel:` and the digits; null if the text is not a plausible phone number */
export function phoneLink(typed: string): string | null {
  const number = typed.trim();
  const digits = number.replace(/\D/g, '');
  const isPlausible = /^\+?[\d\s().\-/]+$/.test(number) && digits.length >= 7 && digits.length <= 15;
  return isPlausible ? `tel:${number.startsWith('+') ? '+' : ''}${digits}` : null;
}

/** @returns `mailto:` with subject and body; null if the address is invalid */
export function mailLink(address: string, text: { subject?: string; body?: string } = {}): string | null {
  if (!isEmailAddress(address)) return null;
  const query = Object.entries(text)
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`)
    .join('&');
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${query && `?${query}`}`;
}
