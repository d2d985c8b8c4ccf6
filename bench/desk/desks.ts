import { openDesk } from './questions.ts';
import { runDesk } from './visitors.ts';

// Runs active desks in a separate process with low priority, so that their work does not slow down the server or the
// measured forms. The parent process sends it the desks to run.

export type DesksMessage = { address: string; cookies: string[] } | 'end';
export type DeskCounts = { asked: number; refused: number };

const ending = new AbortController();
const counts: DeskCounts = { asked: 0, refused: 0 };
let working: Promise<unknown> = Promise.resolve();
process.on('message', async (message: DesksMessage) => {
  if (message !== 'end') {
    const { address, cookies } = message;
    working = Promise.all(cookies.map((cookie) => runDesk(openDesk(address, cookie), ending.signal, counts)));
    return;
  }
  ending.abort();
  await working;
  process.send?.(counts, () => process.disconnect());
});
