import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** Results of one load; latencies in milliseconds. */
export type LoadResult = { requests: number; perSecond: number; failed: number; p50: number; p99: number };

/** Concurrent connections of visitors and of pgbench. */
export const connectionCount = 32;

/**
 * Sends contact forms as fast as they are answered, on 32 connections, each with its own idempotency key.
 * @param url of the insert API
 * @param headers such as `apikey: anon-key`
 * @throws Error when wrk is missing or a request did not succeed
 */
export async function runLoad(url: string, seconds: number, headers: string[] = []): Promise<LoadResult> {
  const { origin, pathname } = new URL(url);
  const script = join(import.meta.dirname, 'load.lua');
  const keys = randomUUID().slice(0, 24);
  const output = await runProgram('wrk', [
    ...['--threads', '1', '--connections', String(connectionCount), '--duration', `${seconds}s`],
    ...['--timeout', '10s', '--script', script, origin, '--', pathname, keys, ...headers],
  ]);
  const result: LoadResult = JSON.parse(/^RESULT (.*)$/m.exec(output)?.[1] ?? '');
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} requests to ${url} failed`);
  return result;
}
