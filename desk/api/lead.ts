import { type QueryClient, queryOptions } from '@tanstack/react-query';
import pLimit, { type LimitFunction } from 'p-limit';
import type {
  Change,
  ChangeResult,
  Conflict,
  CorrectedEmail,
  Lead,
  MailText,
  NewLeadEvent,
  NewReminder,
  Presence,
  WonAmount,
} from '#shared/desk/api.ts';
import { RequestError, request } from './client.ts';

export function leadKey(ref: string) {
  return ['lead', ref] as const;
}

const second = 1_000;

/** Fetching a lead marks it as read, so never prefetch it. */
export function leadQuery(ref: string) {
  return queryOptions({
    queryKey: leadKey(ref),
    // Waits for pending changes: a response from before they are saved would revert the optimistic update on the
    // screen.
    queryFn: async ({ signal }) => {
      await enqueue(ref, async () => {});
      return request<Lead>(leadPath(ref), { signal });
    },
    staleTime: 10 * second,
  });
}

export function emailQuery(ref: string, id: string) {
  return queryOptions({
    queryKey: [...leadKey(ref), 'mail', id],
    queryFn: ({ signal }) =>
      request<MailText>(`${leadPath(ref)}/mails/${encodeURIComponent(id)}`, { signal }),
  });
}

function leadPath(ref: string): string {
  return `leads/${encodeURIComponent(ref)}`;
}

const queues = new Map<string, LimitFunction>();

function enqueue<Answer>(ref: string, send: () => Promise<Answer>): Promise<Answer> {
  const queue = queues.get(ref) ?? pLimit(1);
  queues.set(ref, queue);
  return queue(send);
}

/** Compare-and-set. @throws RequestError with a Conflict if someone else changed the field */
export function changeLead(ref: string, change: Change): Promise<ChangeResult> {
  return enqueue(ref, () => request(leadPath(ref), { method: 'PATCH', body: change }));
}

/** @returns the current value if the request failed because someone else changed it */
export function conflictOf(error: Error): Conflict | null {
  const isConflict =
    error instanceof RequestError && error.status === 409 && error.refusal.code === 'changed';
  return isConflict ? (error.refusal as unknown as Conflict) : null;
}

/** Idempotent: a retry sends the same event id. */
export function addEvent(ref: string, event: NewLeadEvent): Promise<ChangeResult> {
  return enqueue(ref, () => request(`${leadPath(ref)}/events`, { method: 'POST', body: event }));
}

/** Undoes a change, or an event that cleared the deadline. @param event id of the activity entry to undo */
export function undoEvent(ref: string, event: string): Promise<unknown> {
  return enqueue(ref, () => request(`${leadPath(ref)}/undo`, { method: 'POST', body: { event } }));
}

/** @throws RequestError with a Conflict if someone else changed the email address */
export function correctEmail(ref: string, correction: CorrectedEmail): Promise<unknown> {
  return enqueue(ref, () => request(`${leadPath(ref)}/email`, { method: 'PATCH', body: correction }));
}

/** @throws RequestError with code `changed` if someone else changed the deal value */
export function setDealValue(ref: string, change: WonAmount): Promise<unknown> {
  return enqueue(ref, () => request(`${leadPath(ref)}/amount`, { method: 'PATCH', body: change }));
}

export function setReminder(ref: string, body: NewReminder): Promise<unknown> {
  return enqueue(ref, () => request(`${leadPath(ref)}/reminder`, { method: 'PUT', body }));
}

/** Reports that this member has the lead open. @returns the other members who have it open */
export function sendPresence(ref: string, signal: AbortSignal): Promise<Presence> {
  return request(`${leadPath(ref)}/presence`, { method: 'POST', body: {}, signal });
}

/** Refetches a lead, the lists and the overview. Resolves when the lead is loaded. */
export async function refreshLead(client: QueryClient, ref: string): Promise<void> {
  for (const key of ['leads', 'overview']) void client.invalidateQueries({ queryKey: [key] });
  await client.invalidateQueries({ queryKey: leadKey(ref), exact: true });
}
