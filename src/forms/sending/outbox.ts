import type { Attempt, DataClient, DataError, Row } from './data-client.ts';
import { slot } from './outbox-slot.ts';

type Parcel = { table: string; row: Row; attempt: Attempt };
type Browser = Pick<Window, 'sessionStorage' | 'addEventListener'>;

export type Outbox = DataClient & {
  resume: () => Promise<void>;
};

const firstWait = 1_000;
const longestWait = 30_000;

/**
 * A data client for rows whose visitor is told that they are saved: its insert reports no error, it makes the row true.
 * The row lies in the tab's session storage from before the first attempt until it is stored, so that neither a failure
 * nor a change of page loses it. It is sent again after 1 s, doubling to 30 s, and when the network comes back, always
 * as the same attempt, which the data service stores once. Only what is refused for good is dropped. Rows go one after the
 * other, and none before an earlier one that still waits: what was inserted last is stored last.
 * @param browser read when first needed, not while the site is built
 */
export function createOutbox(client: DataClient, browser: () => Browser): Outbox {
  let line: Promise<unknown> = Promise.resolve();
  let memory: Parcel[] | undefined;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  // Read anew each time: another page of the tab may have sent what this one, kept in the browser's cache, still knew.
  const waiting = (): Parcel[] => {
    if (memory) return memory;
    try {
      const kept: unknown = JSON.parse(browser().sessionStorage.getItem(slot) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isParcel) : [];
    } catch {
      return [];
    }
  };

  const keep = (parcels: Parcel[]) => {
    if (memory) memory = parcels;
    try {
      if (parcels.length > 0) browser().sessionStorage.setItem(slot, JSON.stringify(parcels));
      else browser().sessionStorage.removeItem(slot);
    } catch {
      memory = parcels;
    }
  };

  const send = async ({ table, row, attempt }: Parcel): Promise<DataError | undefined> => {
    const error = await client.insert(table, row, attempt);
    if (error && !isFinal(error)) return error;
    wait = firstWait;
    keep(waiting().filter((other) => other.attempt.key !== attempt.key));
    if (error) console.error(`${table}: refused (${error.code})`, error.message);
    return undefined;
  };

  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = line.then(work);
    line = done;
    return done;
  };

  const sendAll = async () => {
    for (const parcel of waiting()) if (await send(parcel)) return;
  };

  const sendNext = async (parcel: Parcel): Promise<DataError | undefined> => {
    const [next = parcel] = waiting();
    if (next.attempt.key === parcel.attempt.key) return send(parcel);
    return { code: 'waiting', message: 'an earlier row goes first' };
  };

  const schedule = () => {
    clearTimeout(timer);
    if (waiting().length === 0) return;
    timer = setTimeout(resume, wait);
    wait = Math.min(wait * 2, longestWait);
  };

  const listen = () => {
    if (listening) return;
    listening = true;
    browser().addEventListener('online', () => {
      wait = firstWait;
      resume();
    });
  };

  const resume = async () => {
    listen();
    clearTimeout(timer);
    await inLine(sendAll);
    schedule();
  };

  return {
    async insert(table, row, attempt) {
      listen();
      const parcel = { table, row, attempt };
      keep([...waiting(), parcel]);
      const error = await inLine(() => sendNext(parcel));
      if (error) console.error(`${table}: not stored yet (${error.code})`, error.message);
      wait = firstWait;
      schedule();
      return undefined;
    },
    resume,
  };
}

function isParcel(kept: Partial<Parcel> | null): kept is Parcel {
  return Boolean(kept?.table && kept.row && kept.attempt?.key);
}

const passing = [401, 403, 404, 408, 429];

/** A refusal that no second attempt can turn. */
function isFinal({ status = 0 }: DataError): boolean {
  return status >= 400 && status < 500 && !passing.includes(status);
}
