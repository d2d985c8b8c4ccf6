import { queryOptions } from '@tanstack/react-query';
import type { Erasure, Lead } from '#shared/desk/api.ts';
import { textOf } from '#shared/forms/stored-row.ts';
import { request } from './client.ts';

/**
 * The email address that identifies the person behind a lead; the phone number if a manually added lead has no address.
 */
export function identifyPerson(lead: Pick<Lead, 'correctedEmail' | 'email' | 'row'>): string | null {
  return lead.correctedEmail ?? lead.email ?? textOf(lead.row, 'phone_number');
}

/** Not cached, so that the dialog always shows current counts. */
export function erasureQuery(person: string) {
  return queryOptions({
    queryKey: ['erasure', person],
    queryFn: ({ signal }) => request<Erasure>(`erasure?email=${encodeURIComponent(person)}`, { signal }),
    gcTime: 0,
  });
}

/** Deletes all data of a person. @param typed what the user typed to confirm @returns counts of the deleted data */
export function erasePerson(person: string, typed: string): Promise<Erasure> {
  return request('erasure', { method: 'POST', body: { email: person, typed } });
}

/**
 * The URL of a zip file with everything stored about a person: a readable page, JSON and attachments.
 * @param person email address or phone number
 */
export function dataExportLink(person: string): string {
  return `/desk/api/access?${new URLSearchParams({ email: person })}`;
}
