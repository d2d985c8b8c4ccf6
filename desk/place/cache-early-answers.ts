import type { QueryClient } from '@tanstack/react-query';
import { takeEarly } from '#desk/api/early-answers.ts';
import { leadsQuery } from '#desk/api/leads.ts';
import { overviewQuery } from '#desk/api/overview.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { learnServerTime } from '#desk/time/server-now.ts';
import type { LeadPage, Overview, Session } from '#shared/desk/api.ts';
import { readPlace } from './address.ts';

/**
 * What has come by now stands in the cache before anything is drawn; for the rest its query comes by itself. From now on
 * early.ts would be late, and asks for nothing.
 */
export function keepEarlyAnswers(client: QueryClient): void {
  globalThis.earlyAnswers ??= new Map();
  const keep = (path: string, put: (body: unknown, options: { updatedAt: number }) => void) => {
    const came = globalThis.earlyAnswers?.get(path)?.came;
    if (!came) return;
    takeEarly(path);
    learnServerTime(came.date, came.at);
    put(came.body, { updatedAt: came.at });
  };
  const { filter } = readPlace('');
  keep('session', (body, at) => client.setQueryData(sessionQuery.queryKey, body as Session, at));
  keep('overview', (body, at) => client.setQueryData(overviewQuery.queryKey, body as Overview, at));
  keep(`leads?${new URLSearchParams(filter)}`, (body, at) =>
    client.setQueryData(leadsQuery(filter).queryKey, { pages: [body as LeadPage], pageParams: [null] }, at),
  );
}
