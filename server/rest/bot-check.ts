import type { IncomingHttpHeaders } from 'node:http';

export type BotReason = 'honeypot' | 'haste';

/** `Form-Trap` is the honeypot field, `Form-Fill-Ms` the time since the form was shown. Other clients send neither and pass. */
export function findBotReason(
  headers: IncomingHttpHeaders,
  minimumMilliseconds: number,
): BotReason | undefined {
  if (headers['form-trap']) return 'honeypot';
  const filledIn = headers['form-fill-ms'];
  if (filledIn === undefined || !/^\d{1,12}(\.\d+)?$/.test(String(filledIn))) return undefined;
  return Number(filledIn) < minimumMilliseconds ? 'haste' : undefined;
}
