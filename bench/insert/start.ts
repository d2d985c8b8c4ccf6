import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#tests/support/server/free-port.ts';

export type RunningServer = { address: string; stop(): Promise<void> };
export type RunningProcess = RunningServer & { pid: number };

const startTimeoutMilliseconds = 30_000;

/**
 * Starts a program that serves on PORT, and waits until `/readyz` succeeds.
 * @param command such as `['node', 'server/main.ts']`
 * @param folder for its output
 */
export async function launchProgram(
  command: [string, ...string[]],
  settings: Record<string, string>,
  folder: string,
): Promise<RunningProcess> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const output = openSync(join(folder, `${port}.log`), 'w');
  const [program, ...options] = command;
  const child = spawn(program, options, {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', output, 'inherit'],
  });
  const ended = once(child, 'exit');
  const deadline = Date.now() + startTimeoutMilliseconds;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command.join(' ')} did not start`);
    await delay(100);
  }
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
