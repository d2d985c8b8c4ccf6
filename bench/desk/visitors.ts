import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { LeadPage } from '#shared/desk/api.ts';
import type { DeskProcessMessage, RequestCounts } from './desks.ts';
import { type DeskClient, formatQuantile } from './questions.ts';

const defaultFormsPerSecond = 5;
// Pause before a member opens the next lead or another view.
const meanPauseMilliseconds = 4_000;

/**
 * Sends forms at a constant rate and prints their response times. Rounds with no desk and with all desks active
 * alternate.
 */
export async function measureVisitors(
  address: string,
  cookies: string[],
  rounds: number,
  seconds: number,
  perSecond: number,
): Promise<void> {
  const durations = { 'no desk': [] as number[], [`${cookies.length} active desks`]: [] as number[] };
  const counts: RequestCounts = { requested: 0, failed: 0 };
  for (let round = 0; round <= rounds; round++) {
    for (const [name, figures] of Object.entries(durations)) {
      const end = startDesks(address, name === 'no desk' ? [] : cookies);
      const measured = await sendForms(address, seconds, perSecond).finally(async () => {
        const { requested, failed } = await end();
        counts.requested += requested;
        counts.failed += failed;
      });
      // The first round is a warm-up.
      if (round > 0) figures.push(...measured);
    }
  }
  const forms = rounds * seconds * perSecond;
  console.log(
    `\n| storing a visitor's form, ${perSecond} per second, ${forms} in each row | median ms | p99 ms |\n| --- | ---: | ---: |`,
  );
  for (const [name, figures] of Object.entries(durations)) {
    console.log(`| ${name} | ${formatQuantile(figures, 0.5)} | ${formatQuantile(figures, 0.99)} |`);
  }
  const each = Math.round(counts.requested / (rounds + 1) / seconds);
  console.log(`\nThe desks send ${each} requests per second; ${counts.failed} of ${counts.requested} failed`);
}

/** Starts active desks in a separate process. @returns a function that stops them */
function startDesks(address: string, cookies: string[]): () => Promise<RequestCounts> {
  const desks = fork(new URL('./desks.ts', import.meta.url), {
    execPath: 'nice',
    execArgv: ['-n', '19', process.execPath],
  });
  const ended = new AbortController();
  desks.once('exit', () => ended.abort());
  desks.send({ address, cookies } satisfies DeskProcessMessage);
  return async () => {
    desks.send('end' satisfies DeskProcessMessage);
    const [asked] = await once(desks, 'message', { signal: ended.signal });
    return asked as RequestCounts;
  };
}

/** Sends forms at a constant rate. @returns how long each took, in ms */
export async function sendForms(
  address: string,
  seconds: number,
  perSecond = defaultFormsPerSecond,
): Promise<number[]> {
  const sent: Promise<number>[] = [];
  for (let count = 0; count < seconds * perSecond; count++) {
    sent.push(sendForm(address));
    await delay(1_000 / perSecond);
  }
  return Promise.all(sent);
}

async function sendForm(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${address}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'anon-key', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      first_name: 'Vi',
      last_name: 'Sitor',
      email: `${randomUUID()}@example.com`,
      inquiry_type: 'other',
      message: 'Hello, we sell tea.',
    }),
  });
  if (answer.status !== 201) throw new Error(`a form was refused: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

/**
 * Sends the requests of an open desk: list and overview after each change, a lead or another view every few seconds.
 */
export async function runDesk(
  desk: DeskClient,
  signal: AbortSignal,
  counts: RequestCounts = { requested: 0, failed: 0 },
): Promise<void> {
  const get = <T>(path: string): Promise<T | undefined> => {
    counts.requested += 1;
    return desk.get<T>(path).catch(() => {
      counts.failed += 1;
      return undefined;
    });
  };
  let isBusy = false;
  const refresh = async () => {
    if (isBusy || signal.aborted) return;
    isBusy = true;
    await Promise.all([get('leads'), get('overview')]);
    isBusy = false;
  };
  const listening = desk.listen(() => void refresh(), signal).catch(() => {});
  const others = ['leads?view=new', 'leads?q=an', 'leads?view=brands&sort=newest', 'leads?view=mine'];
  for (let time = 0; !signal.aborted; time++) {
    await delay(Math.random() * 2 * meanPauseMilliseconds, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    const page = await get<LeadPage>(others[time % others.length] ?? 'leads');
    const lead = page?.leads[Math.floor(Math.random() * page.leads.length)];
    if (lead) await get(`leads/${lead.ref}`);
  }
  await listening;
  while (isBusy) await delay(10);
}
