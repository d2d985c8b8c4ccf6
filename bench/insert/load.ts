import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** What one load came to; latencies in milliseconds. */
export type Load = { requests: number; perSecond: number; failed: number; p50: number; p99: number };

/** Visitors' connections at the same time, and pgbench's. */
export const connections = 32;

/**
 * Fills in the contact form as fast as answers come, on 32 connections, each fill under a key of its own.
 * @param url where the rows are posted to
 * @param headers such as `apikey: anon-key`
 * @throws Error when wrk is missing or a request was not answered with success
 */
export async function load(url: string, seconds: number, headers: string[] = []): Promise<Load> {
  const { origin, pathname } = new URL(url);
  const script = join(import.meta.dirname, 'load.lua');
  const keys = randomUUID().slice(0, 24);
  const output = await runProgram('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', '10s', '--script', script, origin, '--', pathname, keys, ...headers],
  ]);
  const result: Load = JSON.parse(/^RESULT (.*)$/m.exec(output)?.[1] ?? '');
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} requests to ${url} failed`);
  return result;
}
