import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createTemporaryBuildFolder } from '#build/draft-folder.ts';
import type { PublishProblem } from '#shared/desk/publishing.ts';

const timeoutMilliseconds = 10 * 60 * 1000;
const maxOutputCharacters = 64 * 1024;

const stepPatterns = [
  /\[build\] output:/,
  /\[vite\].*built in/,
  /generating static routes/,
  /\[finish-site\]/,
  /\[build\] Complete!/,
];
export const buildStepCount = stepPatterns.length;

/** Staff see the message. */
export class PublishingFailed extends Error {
  readonly problems: PublishProblem[];

  constructor(message: string, problems: PublishProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

export class SiteBuilder {
  #ready: ChildProcess | undefined;

  prepareProcess(): void {
    if (this.#ready) return;
    const program = join('node_modules', 'astro/bin/astro.mjs');
    const options = ['--max-semi-space-size=64', '--import', import.meta.resolve('./ready.ts')];
    const child = spawn(process.execPath, [...options, program, 'build'], {
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    this.#ready = child;
    const discardProcess = () => {
      if (this.#ready === child) this.#ready = undefined;
    };
    child.once('error', discardProcess).once('exit', discardProcess);
    // The process may exit while its input is written.
    child.stdin.on('error', discardProcess);
  }

  async build(
    content: string,
    out: string,
    onStep: (done: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const draft = createTemporaryBuildFolder();
    const site = join(draft, 'site');
    this.prepareProcess();
    const build = this.#ready as ChildProcess;
    this.#ready = undefined;
    const killProcess = () => build.kill('SIGKILL');
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
    ending.addEventListener('abort', killProcess);
    if (ending.aborted) killProcess();
    build.stdin?.end(JSON.stringify({ content, out: site }));
    try {
      const output = await waitForExit(build, (text) =>
        onStep(stepPatterns.filter((step) => step.test(text)).length),
      );
      if (build.exitCode !== 0)
        throw new PublishingFailed(`The site could not be built. ${summarizeOutput(output)}`);
      await moveFolder(site, out);
    } finally {
      ending.removeEventListener('abort', killProcess);
      await rm(draft, { recursive: true, force: true });
    }
  }
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  }
}

/** Returns the output of both streams. @param onOutput receives the output so far */
export async function waitForExit(
  child: ChildProcess,
  onOutput: (text: string) => void = () => {},
): Promise<string> {
  let output = '';
  const appendOutput = (text: unknown) => {
    output = `${output}${text}`.slice(-maxOutputCharacters);
    onOutput(output);
  };
  child.stdout?.on('data', appendOutput);
  child.stderr?.on('data', appendOutput);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    // A process that cannot start, or is aborted, emits an error.
    await Promise.race([once(child, 'close'), new Promise((_, reject) => child.once('error', reject))]);
  } finally {
    process.off('exit', kill);
  }
  return stripVTControlCharacters(output);
}

/** Output from the first error line on, or the last line when there is no error. */
export function summarizeOutput(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const error = lines.findIndex((line) => /error|ENOSPC|no space/i.test(line));
  const excerpt = error < 0 ? lines.filter(Boolean).slice(-1) : lines.slice(error, error + 4).filter(Boolean);
  return excerpt.join(' ').slice(0, 500);
}
