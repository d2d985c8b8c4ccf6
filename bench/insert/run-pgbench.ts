import { join } from 'node:path';
import { connectionCount } from './load.ts';
import type { Result } from './result.ts';
import { runProgram } from './run-program.ts';

/** Runs the same insert with pgbench, PostgreSQL's load generator. @param protocol pgbench's default is `simple` */
export async function runPgbench(
  url: string,
  seconds: number,
  protocol: 'simple' | 'prepared',
): Promise<Result> {
  const output = await runProgram('pgbench', [
    ...[
      '--no-vacuum',
      `--protocol=${protocol}`,
      `--client=${connectionCount}`,
      '--jobs=1',
      `--time=${seconds}`,
    ],
    ...['--file', join(import.meta.dirname, 'contact.sql'), url],
  ]);
  const readNumber = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
  return {
    requests: readNumber(/actually processed: (\d+)/),
    perSecond: readNumber(/^tps = ([\d.]+)/m),
  };
}
