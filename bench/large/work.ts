import { JobQueue } from '#server/jobs/job-queue.ts';
import { countPerson, erasePerson, sumOf } from '#server/leads/erase.ts';
import { exportRows } from '#server/leads/export.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import { load } from '../insert/load.ts';
import type { Filled } from './open.ts';

/** One measure: its milliseconds for so many rows, or for each of them. */
export type Measure = (filled: Filled, address: string) => Promise<number>;

const hour = 3_600_000;
const day = 24 * hour;
const rowsAtOnce = 200;
const mails = 'mail.received';

/** A form through the server, by the rows that it stores in some seconds. */
export const insertForm =
  (seconds: number): Measure =>
  async (_filled, address) => {
    const { perSecond } = await load(`${address}/rest/v1/contact_submissions`, seconds, ['apikey: anon-key']);
    return 1_000 / perSecond;
  };

/** Makes leads and jobs of rows that were just stored. */
export const spread: Measure = async ({ database }) => {
  const queue = new JobQueue(database);
  return timed(async () => queue.spread([['contact_submissions', mails]], mails, rowsAtOnce));
};

/** An empty look into the queue. */
export const look: Measure = async ({ database }) => timed(() => new JobQueue(database).isDue());

/** A mail's way through the queue: claimed, reserved, begun, ended. */
export const oneJob: Measure = async ({ database }) => {
  const queue = new JobQueue(database);
  return timed(async () => {
    const jobs = await queue.claim({ kinds: [mails], limit: 1, perHour: 1_000_000_000 });
    const [job] = jobs;
    if (!job) throw new Error('there was no job to claim');
    await queue.reserveAddress(job, job.id);
    await queue.begin(jobs);
    await queue.end(jobs, 'done', '250 2.0.0 Ok');
  });
};

/** A day's worth of what is past its time, beginning so many days ahead; for each row that goes. */
export const purgeDay =
  (ahead: number): Measure =>
  async ({ staff }) => {
    const tables = await readTables(staff);
    let rows = 0;
    const taken = await timed(async () => {
      rows = sumOf(await purge(staff, tables, { now: new Date(Date.now() + ahead * day) }));
    });
    return taken / rows;
  };

/** A month of one form; for each row that is written. */
export const exportMonth: Measure = async ({ staff }) => {
  const tables = (await readTables(staff)).filter(({ name }) => name === 'contact_submissions');
  const until = new Date(Date.now() - 200 * day);
  const filter = { since: new Date(+until - 30 * day), until };
  let rows = 0;
  const taken = await timed(async () => {
    const options = { format: 'csv' as const, filter, namesTable: false, withMark: true };
    const pieces = exportRows(staff, tables, {
      ...options,
      onProgress: (done) => {
        rows = done;
      },
    });
    for await (const _piece of pieces);
  });
  return taken / rows;
};

/** What would go with a person. */
export const countOne: Measure = async ({ staff, query }) => {
  const tables = await readTables(staff);
  const email = await someone(query);
  return timed(() => countPerson(staff, tables, email));
};

/** One person, with all that was kept. */
export const eraseOne: Measure = async ({ staff, query }) => {
  const tables = await readTables(staff);
  const email = await someone(query);
  return timed(async () => {
    if (sumOf((await erasePerson(staff, tables, email)).counts) < 4)
      throw new Error(`${email} was not there`);
  });
};

async function someone(query: Filled['query']): Promise<string> {
  const [row] = await query(
    `select email from public.contact_submissions where created_at > now() - random() * interval '700 days' and email like '%.example'
    order by created_at limit 1`,
  );
  return String(row?.email);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
