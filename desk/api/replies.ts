import type { NewReply } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Sends a mail to the lead; the same id twice is one mail. */
export function sendReply(ref: string, reply: NewReply): Promise<unknown> {
  return request(`leads/${encodeURIComponent(ref)}/replies`, { method: 'POST', body: reply });
}
