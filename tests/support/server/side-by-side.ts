import { type Pooler, startPooler } from '#tests/support/database/pooler.ts';
import { startBalancer } from './balancer.ts';
import { findFreePort } from './free-port.ts';
import { type ServerProcess, startServer } from './process.ts';

export const processCount = Number(process.env.PROCESSES || 1);

/** Servers on one database as in docs/operating.md: behind nginx, with PgBouncer in transaction mode and Redis. */
export type SideBySide = {
  url: string;
  pooler: Pooler;
  servers: ServerProcess[];
  replace(index: number, signal: NodeJS.Signals): Promise<void>;
  withoutDatabase(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

// A limit that tests never reach, so that only the count in Redis matters.
const unreachableLimit = '1000000000';

/** Starts the servers. @param settings settings of each server, with the URL of its PostgreSQL */
export async function startSideBySide(
  settings: Record<string, string>,
  count = processCount,
): Promise<SideBySide> {
  const pooler = await startPooler(settings.DATABASE_URL ?? '', 'transaction', 20);
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const balancer = await startBalancer(ports);
  // Signing in requires a host name rather than an IP address.
  const url = `http://localhost:${new URL(balancer.address).port}`;
  const startProcess = (port: number) =>
    startServer({
      DESK_ORIGIN: url,
      REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
      ...settings,
      PORT: String(port),
      DATABASE_URL: pooler.url,
      RATE_LIMIT_PER_ADDRESS: unreachableLimit,
      RATE_LIMIT_GLOBAL: unreachableLimit,
      TRUSTED_PROXIES: '127.0.0.1',
      MIN_FILL_MS: '0',
    });
  const servers = await Promise.all(ports.map(startProcess));
  return {
    url,
    pooler,
    servers,
    replace: async (index, signal) => {
      await servers[index]?.stop(signal);
      servers[index] = await startProcess(ports[index] ?? 0);
    },
    withoutDatabase: async (work) => {
      await pooler.end('SIGKILL');
      try {
        await work();
      } finally {
        await pooler.start();
      }
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await pooler.remove();
    },
  };
}
