import type { EarlyResponse } from './api/early-responses.ts';

const responses = new Map<string, EarlyResponse>();
const isEarly = globalThis.earlyResponses === undefined;
globalThis.earlyResponses ??= responses;

async function fetchEarly(path: string): Promise<unknown> {
  const early: EarlyResponse = {
    response: fetch(`/desk/api/${path}`, { headers: { accept: 'application/json' } }),
  };
  responses.set(path, early);
  const response = await early.response;
  if (!response.ok) return undefined;
  const body: unknown = await response.clone().json();
  early.arrived = { body, date: response.headers.get('date'), at: Date.now() };
  return body;
}

async function fetchAll({ pathname, search }: Location) {
  if (/^\/desk\/(?:sign-in|invite)/.test(pathname)) return;
  const session = (await fetchEarly('session')) as { me: { role: string } } | undefined;
  if (!session || session.me.role === 'editor' || !/^\/desk(?:\/leads(?:\/|$)|\/?$)/.test(pathname)) return;
  await Promise.all([...(search === '' ? ['leads?view=open&sort=due'] : []), 'overview'].map(fetchEarly));
}

// Failures are handled by the code that uses the response.
if (isEarly) fetchAll(location).catch(() => {});
// The first access to localStorage and to Intl time zones is slow. Warm both up while the other scripts load.
try {
  localStorage.getItem('');
} catch {}
new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: 'numeric' }).formatToParts();
