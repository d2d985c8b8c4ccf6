import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { leadKey } from '#desk/api/lead.ts';
import type { Lead, LeadPage, LeadRow } from '#shared/desk/api.ts';

export function patchLead(client: QueryClient, ref: string, patch: Partial<LeadRow>): void {
  client.setQueryData<Lead>(leadKey(ref), (lead) => lead && { ...lead, ...patch });
  client.setQueriesData<InfiniteData<LeadPage>>({ queryKey: ['leads'] }, (list) => {
    if (!Array.isArray(list?.pages)) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      leads: page.leads.map((row) => (row.ref === ref ? { ...row, ...patch } : row)),
    }));
    return { ...list, pages };
  });
}
