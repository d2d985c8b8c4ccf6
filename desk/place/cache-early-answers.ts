import type { QueryClient } from '@tanstack/react-query';
import { takeEarlyAnswer } from '#desk/api/early-answers.ts';
import { leadsQuery } from '#desk/api/leads.ts';
import { overviewQuery } from '#desk/api/overview.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { learnServerTime } from '#desk/time/server-now.ts';
import type { LeadPage, Overview, Session } from '#shared/desk/api.ts';
import { readPlace } from './address.ts';

/**
 * Puts the early responses that have arrived into the query cache before the first render. Later ones are used by their
 * queries. Setting `earlyAnswers` also stops early.ts from sending requests when it runs after this.
 */
export function cacheEarlyAnswers(client: QueryClient): void {
  globalThis.earlyAnswers ??= new Map();
  const cache = (path: string, put: (body: unknown, options: { updatedAt: number }) => void) => {
    const came = globalThis.earlyAnswers?.get(path)?.came;
    if (!came) return;
    takeEarlyAnswer(path);
    learnServerTime(came.date, came.at);
    put(came.body, { updatedAt: came.at });
  };
  const { filter } = readPlace('');
  cache('session', (body, at) => client.setQueryData(sessionQuery.queryKey, body as Session, at));
  cache('overview', (body, at) => client.setQueryData(overviewQuery.queryKey, body as Overview, at));
  cache(`leads?${new URLSearchParams(filter)}`, (body, at) =>
    client.setQueryData(leadsQuery(filter).queryKey, { pages: [body as LeadPage], pageParams: [null] }, at),
  );
}
