import type { DataClient, DataError, Fill, Row } from './data-client.ts';

type Parcel = { table: string; row: Row; fill: Fill };
type Browser = Pick<Window, 'sessionStorage' | 'addEventListener'>;

export type Outbox = DataClient & {
  /** Sends what waits now; what then still waits is tried again until it is stored. */
  resume: () => Promise<void>;
};

/** Where the parcels lie in the tab's session storage; src/client/page-frame.ts looks there too. */
const slot = 'outbox';
const firstWait = 1_000;
const longestWait = 30_000;

/**
 * A data client for rows whose visitor is told that they are saved: its insert reports no error, it makes the row true.
 * The row lies in the tab's session storage from before the first attempt until it is stored, so that neither a failure
 * nor a change of page loses it. It is sent again after 1 s, doubling to 30 s, and when the network comes back, always
 * as the same fill, which the data service stores once. Only what is refused for good is dropped.
 * @param browser read when first needed, not while the site is built
 */
export function createOutbox(client: DataClient, browser: () => Browser): Outbox {
  const underWay = new Set<string>();
  /** The parcels themselves where the browser lets a page keep nothing. */
  let memory: Parcel[] | undefined;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  // Read anew each time: another page of the tab may have sent what this one, kept in the browser's cache, still knew.
  const waiting = (): Parcel[] => {
    if (memory) return memory;
    try {
      return JSON.parse(browser().sessionStorage.getItem(slot) ?? '[]');
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

  const send = async ({ table, row, fill }: Parcel): Promise<DataError | undefined> => {
    const other = ({ fill: { key } }: Parcel) => key !== fill.key;
    if (underWay.has(fill.key) || waiting().every(other)) return undefined;
    underWay.add(fill.key);
    const error = await client.insert(table, row, fill);
    underWay.delete(fill.key);
    if (error && !isFinal(error)) return error;
    keep(waiting().filter(other));
    if (error) console.error(`${table}: refused (${error.code})`, error.message);
    return undefined;
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
    for (const parcel of waiting()) await send(parcel);
    schedule();
  };

  return {
    async insert(table, row, fill) {
      listen();
      const parcel = { table, row, fill };
      keep([...waiting(), parcel]);
      const error = await send(parcel);
      if (error) console.error(`${table}: not stored yet (${error.code})`, error.message);
      wait = firstWait;
      schedule();
      return undefined;
    },
    resume,
  };
}

/** What the row itself is not to blame for: a key or a schema that staff have to put right, lateness, haste. */
const passing = [401, 403, 404, 408, 429];

/** A refusal that no second attempt can turn. */
function isFinal({ status = 0 }: DataError): boolean {
  return status >= 400 && status < 500 && !passing.includes(status);
}
