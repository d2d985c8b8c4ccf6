import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { payloads } from './payloads.ts';
import { post } from './process.ts';

export type Load = {
  acknowledged: Set<string>;
  open: Set<string>;
  statuses: Map<number, number>;
  stop(): Promise<void>;
};

const pauseMilliseconds = 50;

/**
 * Sends the contact form repeatedly for several visitors at once. Each form has its own email address and
 * Idempotency-Key, and is resent until the response is 201, as the site's client does.
 * @param address the server's URL, read before each request because it may change
 * @param restMilliseconds pause of each visitor after a stored row
 */
export function startLoad(address: () => string, visitors = 8, restMilliseconds = 0): Load {
  const load = {
    acknowledged: new Set<string>(),
    open: new Set<string>(),
    statuses: new Map<number, number>(),
  };
  let running = true;
  const sendForms = async () => {
    while (running) {
      const email = `${randomUUID()}@load.example`;
      const headers = { 'idempotency-key': email };
      const row = { ...payloads.contact_submissions, email };
      load.open.add(email);
      while (running && load.open.has(email)) {
        const status = await post(address(), 'contact_submissions', row, headers);
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
        if (status === 201) {
          load.open.delete(email);
          load.acknowledged.add(email);
          if (restMilliseconds > 0) await delay(restMilliseconds);
        } else await delay(pauseMilliseconds);
      }
    }
  };
  const visits = Array.from({ length: visitors }, sendForms);
  return {
    ...load,
    stop: async () => {
      running = false;
      await Promise.all(visits);
    },
  };
}

export function compareRows(
  load: Pick<Load, 'acknowledged'>,
  rows: Record<string, unknown>[],
): { lost: number; doubled: number } {
  const found = new Set(rows.map(({ email }) => String(email)));
  const lost = [...load.acknowledged].filter((email) => !found.has(email)).length;
  return { lost, doubled: rows.length - found.size };
}

/** Formats the count of each status, such as "201: 840, 503: 12". */
export function describeStatuses(load: Load): string {
  return [...load.statuses].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');
}
