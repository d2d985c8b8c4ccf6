import type { IncomingHttpHeaders } from 'node:http';

/** Why a form is taken for a robot's. */
export type BotReason = 'honeypot' | 'haste';

/**
 * Detects forms that were not filled in by a person, from headers of the site's own client: `Form-Trap` holds the
 * honeypot field, `Form-Fill-Ms` the time since the form was shown. Other clients send neither and pass.
 * @returns the reason, or undefined for a person
 */
export function botReason(headers: IncomingHttpHeaders, minimumMilliseconds: number): BotReason | undefined {
  if (headers['form-trap']) return 'honeypot';
  const filledIn = headers['form-fill-ms'];
  if (filledIn === undefined || !/^\d{1,12}(\.\d+)?$/.test(String(filledIn))) return undefined;
  return Number(filledIn) < minimumMilliseconds ? 'haste' : undefined;
}
