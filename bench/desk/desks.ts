import { createDeskClient } from './questions.ts';
import { runDesk } from './visitors.ts';

// Runs active desks in a separate process with low priority, so that their work does not slow down the server or the
// measured forms. The parent process sends a message with the desks to run.

export type DeskProcessMessage = { address: string; cookies: string[] } | 'end';
export type RequestCounts = { requested: number; failed: number };

const abortController = new AbortController();
const counts: RequestCounts = { requested: 0, failed: 0 };
let runningDesks: Promise<unknown> = Promise.resolve();
process.on('message', async (message: DeskProcessMessage) => {
  if (message !== 'end') {
    const { address, cookies } = message;
    runningDesks = Promise.all(
      cookies.map((cookie) => runDesk(createDeskClient(address, cookie), abortController.signal, counts)),
    );
    return;
  }
  abortController.abort();
  await runningDesks;
  process.send?.(counts, () => process.disconnect());
});
