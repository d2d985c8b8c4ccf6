import { queryOptions } from '@tanstack/react-query';
import type {
  AddToLeadResult,
  BlockedSender,
  BlockSenderResult,
  PossibleLead,
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

const emailPath = (id: string) => `received/${encodeURIComponent(id)}`;

/** Leads to which an email may belong. @param query the search text; empty for suggestions */
export function possibleLeadsQuery(id: string, query: string) {
  return queryOptions({
    queryKey: [...receivedKey, id, 'leads', query],
    queryFn: ({ signal }) =>
      request<PossibleLead[]>(`${emailPath(id)}/leads?q=${encodeURIComponent(query)}`, { signal }),
    staleTime: 5_000,
  });
}

export function addEmailToLead(id: string, ref: string): Promise<AddToLeadResult> {
  return request(`${emailPath(id)}/assign`, { method: 'POST', body: { ref } });
}

/**
 * Creates a lead from an email, assigned to the member, and adds the email to it.
 * @param id the id of the new lead; a retry uses the same id
 */
export function createLeadFromEmail(
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
      // The subject is enough, because the conversation shows the text of the email.
      message: subject.trim() || 'Email without a subject',
      source: 'other',
      isMine: true,
      mail,
    } satisfies NewLead,
  });
}

export function moveEmailToUnsorted(id: string): Promise<unknown> {
  return request(`${emailPath(id)}/unsort`, { method: 'POST', body: {} });
}

export function deleteEmail(id: string): Promise<unknown> {
  return request(emailPath(id), { method: 'DELETE' });
}

export const blockedSendersQuery = queryOptions({
  queryKey: [...receivedKey, 'blocked'],
  queryFn: ({ signal }) => request<BlockedSender[]>('blocked-senders', { signal }),
  staleTime: 5_000,
});

/** Blocks the sender of an unsorted email. Removes all emails from that address from Unsorted. */
export function blockSender(mailId: string): Promise<BlockSenderResult> {
  return request(`${emailPath(mailId)}/block`, { method: 'POST', body: {} });
}

export function unblockSender(id: string): Promise<unknown> {
  return request(`blocked-senders/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function attachmentLink(id: string, index: number): string {
  return `/desk/api/${emailPath(id)}/files/${index}`;
}
