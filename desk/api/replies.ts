import type { NewReply } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Idempotent by the id of the reply. */
export function sendReply(ref: string, reply: NewReply): Promise<unknown> {
  return request(`leads/${encodeURIComponent(ref)}/replies`, { method: 'POST', body: reply });
}
