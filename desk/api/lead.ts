import { type QueryClient, queryOptions } from '@tanstack/react-query';
import pLimit, { type LimitFunction } from 'p-limit';
import type {
  Change,
  Changed,
  Conflict,
  CorrectedEmail,
  Lead,
  MailToRead,
  NewEvent,
  Presence,
  WonAmount,
} from '#shared/desk/api.ts';
import { RequestError, request } from './client.ts';

/** Where a lead stands in the cache. */
export function leadKey(ref: string) {
  return ['lead', ref] as const;
}

const second = 1_000;

/** Reads a lead. Reading it marks it as read, so nobody asks for it before it is opened. */
export function leadQuery(ref: string) {
  return queryOptions({
    queryKey: leadKey(ref),
    queryFn: ({ signal }) => request<Lead>(pathOf(ref), { signal }),
    staleTime: 10 * second,
  });
}

/** Reads a mail as it was sent. */
export function mailQuery(ref: string, id: string) {
  return queryOptions({
    queryKey: [...leadKey(ref), 'mail', id],
    queryFn: ({ signal }) =>
      request<MailToRead>(`${pathOf(ref)}/mails/${encodeURIComponent(id)}`, { signal }),
  });
}

function pathOf(ref: string): string {
  return `leads/${encodeURIComponent(ref)}`;
}

const turns = new Map<string, LimitFunction>();

function inTurn<Answer>(ref: string, send: () => Promise<Answer>): Promise<Answer> {
  const turn = turns.get(ref) ?? pLimit(1);
  turns.set(ref, turn);
  return turn(send);
}

/** Sets a field that still is what its maker saw. @throws RequestError with a Conflict when it is not */
export function changeLead(ref: string, change: Change): Promise<Changed> {
  return inTurn(ref, () => request(pathOf(ref), { method: 'PATCH', body: change }));
}

/** What is there now, where somebody was first. */
export function conflictOf(error: Error): Conflict | null {
  const isOne = error instanceof RequestError && error.status === 409 && error.refusal.code === 'changed';
  return isOne ? (error.refusal as unknown as Conflict) : null;
}

/** Adds a line to the history; the same id twice is one line. */
export function addEvent(ref: string, event: NewEvent): Promise<Changed> {
  return inTurn(ref, () => request(`${pathOf(ref)}/events`, { method: 'POST', body: event }));
}

/** Takes a change back, or what stopped the clock. @param event its line in the history */
export function undoEvent(ref: string, event: string): Promise<unknown> {
  return inTurn(ref, () => request(`${pathOf(ref)}/undo`, { method: 'POST', body: { event } }));
}

/** Mails to this lead go to another address from now on. @throws RequestError with a Conflict when somebody was first */
export function correctEmail(ref: string, correction: CorrectedEmail): Promise<unknown> {
  return inTurn(ref, () => request(`${pathOf(ref)}/email`, { method: 'PATCH', body: correction }));
}

/** Sets what was won with it. @throws RequestError, `changed` when somebody was first */
export function setAmount(ref: string, change: WonAmount): Promise<unknown> {
  return inTurn(ref, () => request(`${pathOf(ref)}/amount`, { method: 'PATCH', body: change }));
}

/** Says that the lead is open here. @returns who else has it open */
export function sendPresence(ref: string, signal: AbortSignal): Promise<Presence> {
  return request(`${pathOf(ref)}/presence`, { method: 'POST', body: {}, signal });
}

/** Asks again for a lead, for the lists it stands in and for what is counted. @returns when the lead is there */
export async function refreshLead(client: QueryClient, ref: string): Promise<void> {
  for (const key of ['leads', 'overview']) void client.invalidateQueries({ queryKey: [key] });
  await client.invalidateQueries({ queryKey: leadKey(ref), exact: true });
}
