import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#shared/desk/api.ts';
import { leadKey } from './lead.ts';

const second = 1_000;

/** Invalidates queries on server events, at most once a second. */
export function createRefresher(client: Pick<QueryClient, 'invalidateQueries'>) {
  const refs = new Set<string>();
  let isAny = false;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    timer = undefined;
    last = Date.now();
    for (const key of ['leads', 'overview', 'quarantine', 'received', 'numbers']) {
      void client.invalidateQueries({ queryKey: [key] });
    }
    // An event without lead refs may also report a new member, a changed role or changed content.
    if (isAny)
      for (const key of ['lead', 'session', 'content']) void client.invalidateQueries({ queryKey: [key] });
    for (const ref of refs) void client.invalidateQueries({ queryKey: leadKey(ref) });
    refs.clear();
    isAny = false;
  }
  return {
    handleEvent(event: LiveEvent) {
      if (event.type === 'session') {
        void client.invalidateQueries({ queryKey: ['session'] });
        return;
      }
      if (event.type === 'publishing') {
        void client.invalidateQueries({ queryKey: ['content'] });
        return;
      }
      if (event.refs.length === 0) isAny = true;
      for (const ref of event.refs) refs.add(ref);
      timer ??= setTimeout(flush, Math.max(0, last + second - Date.now()));
    },
    /** Events are not replayed after a reconnect, so this invalidates everything. */
    refreshAll() {
      last = Date.now();
      isAny = true;
      timer ??= setTimeout(flush, second);
    },
    stop: () => clearTimeout(timer),
  };
}
