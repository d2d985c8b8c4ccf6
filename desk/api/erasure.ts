import { queryOptions } from '@tanstack/react-query';
import type { Erasure, Lead } from '#shared/desk/api.ts';
import { textOf } from '#shared/forms/stored-row.ts';
import { request } from './client.ts';

/** The email address that identifies a lead's person; a manual lead may have only a phone number. */
export function identifyPerson(lead: Pick<Lead, 'correctedEmail' | 'email' | 'row'>): string | null {
  return lead.correctedEmail ?? lead.email ?? textOf(lead.row, 'phone_number');
}

/** Not cached. */
export function erasureQuery(person: string) {
  return queryOptions({
    queryKey: ['erasure', person],
    queryFn: ({ signal }) => request<Erasure>(`erasure?email=${encodeURIComponent(person)}`, { signal }),
    gcTime: 0,
  });
}

/** Returns the deleted data. @param typed the value that the user typed to confirm */
export function erase(person: string, typed: string): Promise<Erasure> {
  return request('erasure', { method: 'POST', body: { email: person, typed } });
}

/**
 * A zip file with everything stored about a person: a readable page, JSON and attachments.
 * @param person address or phone number
 */
export function accessLink(person: string): string {
  return `/desk/api/access?${new URLSearchParams({ email: person })}`;
}
