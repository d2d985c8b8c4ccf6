import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bareEnvironment } from '#tests/support/run/bare-environment.ts';

export type ServerProcess = {
  address: string;
  pid: number;
  output(): string;
  /** Sends a signal and waits until the process exits. @returns the exit code, null after a kill */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const startTimeoutMilliseconds = 300_000;

const startupPatterns = {
  main: /Site: +(\S+)/,
  'desk-main': /Desk: +(\S+)/,
  'jobs-main': /Database: +(\S+)/,
};

/**
 * Starts the real server as a separate process on a free port, and waits until it listens.
 * @param folder the server's working directory
 * @param program site, desk or worker
 */
export async function startServer(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
  folder = '.',
  program: keyof typeof startupPatterns = 'main',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, `server/${program}.ts`], {
    cwd: folder,
    env: {
      ...bareEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      STATIC_DIR: 'no-such-folder',
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
      LOG_LEVEL: 'warn',
      DAILY_PURGE: 'false',
      // Otherwise the worker would write emails to data/ in this folder.
      JOBS: 'false',
      BUILDER: 'false',
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const address = await waitUntilListening(child, startupPatterns[program], () => output);
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** Sends an insert request over the network. @returns the status, or 0 without a response */
export async function post(
  address: string,
  table: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  try {
    const response = await fetch(`${address}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: 'anon-key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function waitUntilListening(child: ChildProcess, words: RegExp, output: () => string): Promise<string> {
  const deadline = Date.now() + startTimeoutMilliseconds;
  while (Date.now() < deadline) {
    const address = words.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { exitCode } = child;
  child.kill('SIGKILL');
  const how =
    exitCode === null ? `within ${startTimeoutMilliseconds / 1000} s` : `and ended with ${exitCode}`;
  throw new Error(`the server did not start ${how}:\n${output() || '(it printed nothing)'}`);
}
