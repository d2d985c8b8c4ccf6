import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StaffDatabase } from '../staff-query.ts';
import { prepareStaffSocketPath } from './staff-socket-path.ts';

/** @returns undefined when no site is running. @throws Error when the site does not respond */
export async function connectToRunningSite(dataDir: string): Promise<StaffDatabase | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const { path: socketPath, release } = prepareStaffSocketPath(dataDir);
  // The site can close an idle connection at any time.
  const sendRequest = (body: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const outgoing = request({ socketPath, agent: false, method: 'POST' }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  const query: StaffDatabase['query'] = async (statement, values = []) => {
    const { status, body } = await sendRequest(JSON.stringify({ text: statement, values }));
    const answer = JSON.parse(body);
    if (status !== 200) throw Object.assign(new Error(answer.message), answer);
    return answer;
  };
  try {
    await query('select 1');
  } catch (error) {
    release();
    if (isNotRunning(error)) return undefined;
    throw new Error(`The site running on ${dataDir} does not respond.`, { cause: error });
  }
  return { location: `${dataDir}, through the running site`, query, close: async () => release() };
}

function isNotRunning(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));
}
