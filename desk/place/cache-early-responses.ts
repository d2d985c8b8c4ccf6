import type { QueryClient } from '@tanstack/react-query';
import { takeEarlyResponse } from '#desk/api/early-responses.ts';
import { leadsQuery } from '#desk/api/leads.ts';
import { overviewQuery } from '#desk/api/overview.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { learnServerTime } from '#desk/time/server-now.ts';
import type { LeadPage, Overview, Session } from '#shared/desk/api.ts';
import { readPlace } from './address.ts';

/**
 * Puts the early responses that have arrived into the query cache before the first render. Later ones are used by their
 * queries. Setting `earlyResponses` also stops early.ts from sending requests when it runs after this.
 */
export function cacheEarlyResponses(client: QueryClient): void {
  globalThis.earlyResponses ??= new Map();
  const cache = (path: string, put: (body: unknown, options: { updatedAt: number }) => void) => {
    const arrived = globalThis.earlyResponses?.get(path)?.arrived;
    if (!arrived) return;
    takeEarlyResponse(path);
    learnServerTime(arrived.date, arrived.at);
    put(arrived.body, { updatedAt: arrived.at });
  };
  const { filter } = readPlace('');
  cache('session', (body, at) => client.setQueryData(sessionQuery.queryKey, body as Session, at));
  cache('overview', (body, at) => client.setQueryData(overviewQuery.queryKey, body as Overview, at));
  cache(`leads?${new URLSearchParams(filter)}`, (body, at) =>
    client.setQueryData(leadsQuery(filter).queryKey, { pages: [body as LeadPage], pageParams: [null] }, at),
  );
}
