import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { doorPath } from './door-path.ts';
import type { StaffDatabase } from './staff-database.ts';

/** Reaches the site that has this data folder open. @returns undefined when none answers */
export async function knockAtDoor(dataDir: string): Promise<StaffDatabase | undefined> {
  const socketPath = doorPath(dataDir);
  const agent = new Agent({ keepAlive: true });
  const ask = (body: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asking = request({ socketPath, agent, method: 'POST' }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      );
      asking.on('error', reject);
      asking.end(body);
    });
  const query: StaffDatabase['query'] = async (statement, values = []) => {
    const { status, body } = await ask(JSON.stringify({ text: statement, values }));
    const answer = JSON.parse(body);
    if (status !== 200) throw new Error(answer.message);
    return answer;
  };
  const isOpen = await query('select 1').then(
    () => true,
    () => false,
  );
  return isOpen ? { query, close: async () => agent.destroy() } : undefined;
}
