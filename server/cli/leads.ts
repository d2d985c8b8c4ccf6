import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { DatabaseUnavailable } from '#server/db/database.ts';
import { describeLocation } from '#server/db/hosts.ts';
import { createLogger } from '#server/log.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { runProgram } from './run-program.ts';
import { type Options, UsageError, usage } from './usage.ts';

async function run(argv: string[]): Promise<number> {
  const { name, command, args } = findCommand(argv);
  const { argument, options } = readArguments(name, command, args);
  const perform = command.prepare(argument, options);
  const config = readConfig();
  return perform(config, createLogger('silent')).catch((error) => {
    if (!(error instanceof DatabaseUnavailable && config.DATABASE_URL)) throw error;
    throw new Error(`Cannot connect to ${describeLocation(config.DATABASE_URL)} (DATABASE_URL)`, {
      cause: error.cause,
    });
  });
}

function findCommand(argv: string[]): { name: string; command: Command; args: string[] } {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ');
    const command = commands.get(name);
    if (command) return { name, command, args: argv.slice(length) };
  }
  const [name = ''] = argv;
  const longer = [...commands.keys()].filter((one) => one.startsWith(`${name} `));
  if (name === '') throw new UsageError('Missing command.');
  if (longer.length > 0)
    throw new UsageError(`Incomplete command '${name}'. Use one of:\n  ${longer.join('\n  ')}`);
  throw new UsageError(`Unknown command '${name}'.`);
}

function readArguments(
  name: string,
  command: Command,
  args: string[],
): { argument: string; options: Options } {
  const { argument, options } = command;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length === 0 && argument?.startsWith('<'))
    throw new UsageError(`${name} needs ${argument}.`);
  const extra = positionals[argument ? 1 : 0];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}' for ${name}.`);
  return { argument: positionals[0] ?? '', options: values as Options };
}

await runProgram('leads', usage, run);
