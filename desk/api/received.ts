import { queryOptions } from '@tanstack/react-query';
import type {
  Blocked,
  BlockedSender,
  PossibleLead,
  Sorted,
  UnsortedMail,
} from '#shared/desk/conversation.ts';
import type { CreatedLead, NewLead } from '#shared/desk/new-lead.ts';
import { request } from './client.ts';

const longestMessage = 10_000;

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

export function assignMail(id: string, ref: string): Promise<Sorted> {
  return request(`${pathOf(id)}/assign`, { method: 'POST', body: { ref } });
}

/** Creates a lead from an email and adds the email to it. @param id of the new lead, the same for a retry */
export async function createLeadFromMail(mail: UnsortedMail, id: string): Promise<Sorted> {
  const { ref } = await request<CreatedLead>('leads', {
    method: 'POST',
    body: {
      id,
      name: mail.from.name || mail.from.address,
      email: mail.from.address,
      phone: null,
      company: null,
      message: (mail.text.trim() || mail.subject || 'An email without text').slice(0, longestMessage),
      source: 'other',
      isMine: false,
    } satisfies NewLead,
  });
  return assignMail(mail.id, ref);
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
export function blockSender(mailId: string): Promise<Blocked> {
  return request(`${pathOf(mailId)}/block`, { method: 'POST', body: {} });
}

export function unblockSender(id: string): Promise<unknown> {
  return request(`blocked-senders/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function fileLink(id: string, index: number): string {
  return `/desk/api/${pathOf(id)}/files/${index}`;
}
