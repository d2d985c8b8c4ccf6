import { explainError } from '#server/explain-error.ts';
import { UnknownTable } from '#server/leads/errors.ts';
import { ignoreBrokenPipe } from './output.ts';
import { UsageError } from './usage.ts';

/** Exits with 1 after a failure and with 2 after a usage error. */
export async function runProgram(
  name: 'leads' | 'mail' | 'staff',
  usage: string,
  run: (words: string[]) => Promise<number>,
): Promise<void> {
  ignoreBrokenPipe();
  const argv = process.argv.slice(2);
  try {
    if (argv.some((argument) => argument === '--help' || argument === '-h')) process.stdout.write(usage);
    else process.exitCode = await run(argv);
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof UnknownTable || isParseError(error);
    const help = isUsage ? `For help, run: npm run ${name} -- --help\n` : '';
    process.stderr.write(`${explainError(error)}\n${help}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
