import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { doorPath } from './door-path.ts';
import type { StaffDatabase } from './staff-database.ts';

/**
 * Reaches the site that has this data folder open.
 * @returns undefined when nobody listens there @throws Error when somebody does and cannot answer
 */
export async function knockAtDoor(dataDir: string): Promise<StaffDatabase | undefined> {
  const socketPath = doorPath(dataDir);
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
    if (status !== 200) throw new Error(answer.message);
    return answer;
  };
  try {
    await query('select 1');
  } catch (error) {
    if (isNobodyThere(error)) return undefined;
    throw new Error(`The site that runs on ${dataDir} does not answer.`, { cause: error });
  }
  return { location: `${dataDir}, through the running site`, query, close: async () => {} };
}

/** No socket, or one that a killed site left behind. */
function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));
}
