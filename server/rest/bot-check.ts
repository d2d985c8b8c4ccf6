import type { IncomingHttpHeaders } from 'node:http';

/** Why a form is taken for a robot's. */
export type BotReason = 'honeypot' | 'haste';

/**
 * Tells a form that no person filled in, by what the site's own client sends beside the row: `Form-Trap` holds
 * what was typed into a field that people do not see, `Form-Fill-Ms` the time since the form was shown.
 * Other clients send neither and are taken as they are.
 * @returns the reason, or undefined for a person
 */
export function botReason(headers: IncomingHttpHeaders, minimumMilliseconds: number): BotReason | undefined {
  if (headers['form-trap']) return 'honeypot';
  const filledIn = headers['form-fill-ms'];
  if (filledIn === undefined || !/^\d{1,12}(\.\d+)?$/.test(String(filledIn))) return undefined;
  return Number(filledIn) < minimumMilliseconds ? 'haste' : undefined;
}
