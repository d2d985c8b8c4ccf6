import type { Attempt, DataClient, DataError, Row } from './data-client.ts';
import { slot } from './outbox-slot.ts';

type QueuedRow = { table: string; row: Row; attempt: Attempt };
type Browser = Pick<Window, 'sessionStorage' | 'addEventListener'>;

type Outbox = DataClient & {
  resume: () => Promise<void>;
};

const firstRetryDelay = 1_000;
const maxRetryDelay = 30_000;

/**
 * A data client for forms that report success before the row is stored. Rows are in the tab's session storage
 * from before the first attempt until they are stored, so that they survive failures and page changes.
 * Retries start after 1 s, double up to 30 s, and also run when the network is back. They reuse the
 * idempotency key, so a row is stored once. Only permanent errors drop a row. Rows are sent in order, one at
 * a time.
 * @param browser called on first use, not during the build
 */
export function createOutbox(client: DataClient, browser: () => Browser): Outbox {
  let pending: Promise<unknown> = Promise.resolve();
  let memory: QueuedRow[] | undefined;
  let wait = firstRetryDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  // Read on every use: this page may come from the back/forward cache after another page has sent the rows.
  const readQueue = (): QueuedRow[] => {
    if (memory) return memory;
    try {
      const stored: unknown = JSON.parse(browser().sessionStorage.getItem(slot) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isQueuedRow) : [];
    } catch {
      return [];
    }
  };

  const writeQueue = (rows: QueuedRow[]) => {
    if (memory) memory = rows;
    try {
      if (rows.length > 0) browser().sessionStorage.setItem(slot, JSON.stringify(rows));
      else browser().sessionStorage.removeItem(slot);
    } catch {
      memory = rows;
    }
  };

  const sendRow = async ({ table, row, attempt }: QueuedRow): Promise<DataError | undefined> => {
    const error = await client.insert(table, row, attempt);
    if (error && !isPermanent(error)) return error;
    wait = firstRetryDelay;
    writeQueue(readQueue().filter((other) => other.attempt.key !== attempt.key));
    if (error) console.error(`${table}: refused (${error.code})`, error.message);
    return undefined;
  };

  const runInOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = pending.then(work);
    pending = done;
    return done;
  };

  const sendAll = async () => {
    for (const parcel of readQueue()) if (await sendRow(parcel)) return;
  };

  const sendNext = async (parcel: QueuedRow): Promise<DataError | undefined> => {
    const [next = parcel] = readQueue();
    if (next.attempt.key === parcel.attempt.key) return sendRow(parcel);
    return { code: 'waiting', message: 'an earlier row is sent first' };
  };

  const scheduleRetry = () => {
    clearTimeout(timer);
    if (readQueue().length === 0) return;
    timer = setTimeout(resume, wait);
    wait = Math.min(wait * 2, maxRetryDelay);
  };

  const listenForNetwork = () => {
    if (listening) return;
    listening = true;
    browser().addEventListener('online', () => {
      wait = firstRetryDelay;
      resume();
    });
  };

  const resume = async () => {
    listenForNetwork();
    clearTimeout(timer);
    await runInOrder(sendAll);
    scheduleRetry();
  };

  return {
    async insert(table, row, attempt) {
      listenForNetwork();
      const parcel = { table, row, attempt };
      writeQueue([...readQueue(), parcel]);
      const error = await runInOrder(() => sendNext(parcel));
      if (error) console.error(`${table}: not stored yet (${error.code})`, error.message);
      wait = firstRetryDelay;
      scheduleRetry();
      return undefined;
    },
    resume,
  };
}

function isQueuedRow(stored: Partial<QueuedRow> | null): stored is QueuedRow {
  return Boolean(stored?.table && stored.row && stored.attempt?.key);
}

const retryableStatuses = [401, 403, 404, 408, 429];

function isPermanent({ status = 0 }: DataError): boolean {
  return status >= 400 && status < 500 && !retryableStatuses.includes(status);
}
