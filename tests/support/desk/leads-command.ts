import { type ChildProcess, type ChildProcessWithoutNullStreams, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bareEnvironment } from '#tests/support/run/bare-environment.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const programs = {
  leads: String(scripts.leads).split(' ').slice(1),
  mail: String(scripts.mail).split(' ').slice(1),
  staff: String(scripts.staff).split(' ').slice(1),
};

export type Outcome = { code: number | null; out: string; err: string };

/** Starts the program that `npm run leads` runs. @param nodeOptions additional options for Node */
export function startLeadsCommand(
  settings: Record<string, string>,
  args: string[],
  nodeOptions: string[] = [],
  program: keyof typeof programs = 'leads',
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeOptions, ...programs[program], ...args], {
    env: { ...bareEnvironment, ...settings },
  });
}

/** Runs a leads command in its own process without a terminal, and waits until it exits. */
export async function runLeadsCommand(
  settings: Record<string, string>,
  args: string[],
  nodeOptions: string[] = [],
  program: keyof typeof programs = 'leads',
): Promise<Outcome> {
  const child = startLeadsCommand(settings, args, nodeOptions, program);
  child.stdin.end();
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

let hostProcess: ChildProcess | undefined;
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs a command as `runLeadsCommand` does, but in one process for all commands of a test file, because loading the program
 * takes longer than most commands.
 */
export function runCommand(
  settings: Record<string, string>,
  args: string[],
  program: keyof typeof programs = 'leads',
): Promise<Outcome> {
  const outcome = lastRun.then(() => runInHost(settings, args, program));
  lastRun = outcome.catch(() => {});
  return outcome;
}

async function runInHost(
  settings: Record<string, string>,
  args: string[],
  program: keyof typeof programs,
): Promise<Outcome> {
  hostProcess ??= fork(join(import.meta.dirname, 'command-host.ts'), {
    env: bareEnvironment,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Otherwise the idle host process would keep the test file from exiting.
  hostProcess.unref();
  hostProcess.channel?.ref();
  hostProcess.send({ program: programs[program].at(-1), args, env: { ...bareEnvironment, ...settings } });
  const controller = new AbortController();
  const { signal } = controller;
  const ended = once(hostProcess, 'exit', { signal }).then(() => {
    throw new Error('the command process ended');
  });
  const [outcome] = await Promise.race([once(hostProcess, 'message', { signal }), ended]).finally(() =>
    controller.abort(),
  );
  hostProcess.channel?.unref();
  return outcome;
}
