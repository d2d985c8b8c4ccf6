import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { bareEnvironment } from '#tests/support/run/bare-environment.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const programs = {
  leads: String(scripts.leads).split(' ').slice(1),
  mail: String(scripts.mail).split(' ').slice(1),
  staff: String(scripts.staff).split(' ').slice(1),
};

export type Outcome = { code: number | null; out: string; err: string };

/** Starts the program of `npm run leads`. @param nodeOptions additional options of Node */
export function startLeads(
  settings: Record<string, string>,
  args: string[],
  nodeOptions: string[] = [],
  program: keyof typeof programs = 'leads',
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeOptions, ...programs[program], ...args], {
    env: { ...bareEnvironment, ...settings },
  });
}

/** Runs a leads command to its end, without a terminal. */
export async function leads(
  settings: Record<string, string>,
  args: string[],
  nodeOptions: string[] = [],
  program: keyof typeof programs = 'leads',
): Promise<Outcome> {
  const child = startLeads(settings, args, nodeOptions, program);
  child.stdin.end();
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}
