import { setTimeout as delay } from 'node:timers/promises';

export type Visits = {
  answered: number;
  failures: string[];
  stop(): Promise<void>;
};

/**
 * Requests pages repeatedly for several visitors at once until stopped.
 * @param address the server's URL, read before each request
 */
export function startVisits(address: () => string, paths = ['/', '/contact', '/careers']): Visits {
  const visits = { answered: 0, failures: [] as string[] };
  let running = true;
  const requestPages = async () => {
    while (running) {
      for (const path of paths) {
        try {
          const response = await fetch(address() + path);
          await response.arrayBuffer();
          if (response.status === 200) visits.answered += 1;
          else visits.failures.push(`${path} ${response.status}`);
        } catch (error) {
          visits.failures.push(`${path} ${error}`);
        }
      }
      await delay(5);
    }
  };
  const all = [requestPages(), requestPages(), requestPages()];
  return Object.assign(visits, {
    stop: async () => {
      running = false;
      await Promise.all(all);
    },
  });
}
