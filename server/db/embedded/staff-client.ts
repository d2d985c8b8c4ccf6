import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StaffDatabase } from '../staff-query.ts';
import { staffSocketPath } from './staff-socket-path.ts';

/**
 * Connects to the running site of a data folder by its staff socket.
 * @returns undefined when no site listens
 * @throws Error when the site cannot answer
 */
export async function askRunningSite(dataDir: string): Promise<StaffDatabase | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const { path: socketPath, release } = staffSocketPath(dataDir);
  // A connection for each question: one that is kept may be closed by the site just when the next question is sent.
  const ask = (body: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asking = request({ socketPath, agent: false, method: 'POST' }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      asking.on('error', reject);
      asking.end(body);
    });
  const query: StaffDatabase['query'] = async (statement, values = []) => {
    const { status, body } = await ask(JSON.stringify({ text: statement, values }));
    const answer = JSON.parse(body);
    if (status !== 200) throw Object.assign(new Error(answer.message), answer);
    return answer;
  };
  try {
    await query('select 1');
  } catch (error) {
    release();
    if (isNobodyThere(error)) return undefined;
    throw new Error(`The site that runs on ${dataDir} does not answer.`, { cause: error });
  }
  return { location: `${dataDir}, through the running site`, query, close: async () => release() };
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));
}
