import { join } from 'node:path';
import { connections } from './load.ts';
import type { Result } from './result.ts';
import { runProgram } from './run-program.ts';

/** Runs the same insert with PostgreSQL's load generator. @param protocol `simple` is its default */
export async function runPgbench(
  url: string,
  seconds: number,
  protocol: 'simple' | 'prepared',
): Promise<Result> {
  const output = await runProgram('pgbench', [
    ...['--no-vacuum', `--protocol=${protocol}`, `--client=${connections}`, '--jobs=1', `--time=${seconds}`],
    ...['--file', join(import.meta.dirname, 'contact.sql'), url],
  ]);
  const figure = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
  return {
    requests: figure(/actually processed: (\d+)/),
    perSecond: figure(/^tps = ([\d.]+)/m),
  };
}
