import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#tests/support/server/free-port.ts';

export type Redis = {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** The reason to skip tests that need Redis, or false if this machine can start it. */
export const redisSkipReason: string | false =
  spawnSync('redis-server', ['--version']).status === 0 ? false : 'needs redis-server';

/** Starts a separate Redis that a test may kill. */
export async function startRedis(): Promise<Redis> {
  const port = await findFreePort();
  let running: ChildProcess;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      if (running.signalCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    start: async () => {
      running = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
        stdio: 'ignore',
      });
      await waitUntilOpen(port);
    },
  };
  await redis.start();
  return redis;
}

async function waitUntilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await delay(50);
  }
}
