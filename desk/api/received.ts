import { queryOptions } from '@tanstack/react-query';
import type {
  BlockedSender,
  BlockResult,
  PossibleLead,
  SortResult,
  UnsortedMail,
} from '#shared/desk/conversation.ts';
import type { CreatedLead, NewLead } from '#shared/desk/new-lead.ts';
import { request } from './client.ts';

const receivedKey = ['received'] as const;

export const unsortedQuery = queryOptions({
  queryKey: [...receivedKey, 'list'],
  queryFn: ({ signal }) => request<UnsortedMail[]>('received', { signal }),
  staleTime: 5_000,
});

const pathOf = (id: string) => `received/${encodeURIComponent(id)}`;

/** Leads that an email may belong to. @param words search; empty for suggestions */
export function possibleLeadsQuery(id: string, query: string) {
  return queryOptions({
    queryKey: [...receivedKey, id, 'leads', query],
    queryFn: ({ signal }) =>
      request<PossibleLead[]>(`${pathOf(id)}/leads?q=${encodeURIComponent(query)}`, { signal }),
    staleTime: 5_000,
  });
}

export function assignMail(id: string, ref: string): Promise<SortResult> {
  return request(`${pathOf(id)}/assign`, { method: 'POST', body: { ref } });
}

/**
 * Creates a lead from an email, assigned to the member, and adds the email to it.
 * @param id of the new lead, the same for a retry
 */
export function createLeadFromMail(
  { id: mail, from, subject }: UnsortedMail,
  id: string,
): Promise<CreatedLead> {
  return request('leads', {
    method: 'POST',
    body: {
      id,
      name: from.name || from.address,
      email: from.address,
      phone: null,
      company: null,
      // The conversation shows the text of the email.
      message: subject.trim() || 'Email without a subject',
      source: 'other',
      isMine: true,
      mail,
    } satisfies NewLead,
  });
}

export function moveMailToUnsorted(id: string): Promise<unknown> {
  return request(`${pathOf(id)}/unsort`, { method: 'POST', body: {} });
}

export function deleteMail(id: string): Promise<unknown> {
  return request(pathOf(id), { method: 'DELETE' });
}

export const blockedSendersQuery = queryOptions({
  queryKey: [...receivedKey, 'blocked'],
  queryFn: ({ signal }) => request<BlockedSender[]>('blocked-senders', { signal }),
  staleTime: 5_000,
});

/** Blocks the sender of an unsorted email. All unsorted emails of the address leave Unsorted. */
export function blockSender(mailId: string): Promise<BlockResult> {
  return request(`${pathOf(mailId)}/block`, { method: 'POST', body: {} });
}

export function unblockSender(id: string): Promise<unknown> {
  return request(`blocked-senders/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function fileLink(id: string, index: number): string {
  return `/desk/api/${pathOf(id)}/files/${index}`;
}
