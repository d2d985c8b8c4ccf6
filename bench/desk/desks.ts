import { openDesk } from './questions.ts';
import { work } from './visitors.ts';

// Desks at work, in a process of their own: in life they are on other machines, so that what they read and unpack
// takes nothing from the server, and a form's time is not taken by a process that is busy with a list. They have the
// processor's time that nothing else wants, and are told their work by their parent.

export type DesksMessage = { address: string; cookies: string[] } | 'end';
export type DesksAsked = { asked: number; refused: number };

const ending = new AbortController();
const counts: DesksAsked = { asked: 0, refused: 0 };
let working: Promise<unknown> = Promise.resolve();
process.on('message', async (message: DesksMessage) => {
  if (message !== 'end') {
    const { address, cookies } = message;
    working = Promise.all(cookies.map((cookie) => work(openDesk(address, cookie), ending.signal, counts)));
    return;
  }
  ending.abort();
  await working;
  process.send?.(counts, () => process.disconnect());
});
