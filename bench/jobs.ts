/**
 * `npm run bench:jobs [embedded]`: what the jobs of stored rows cost the forms, and how fast mails go out. Contact forms
 * a second with no trigger, with it, and with a worker that sends to a mail server of this machine at the same time; in
 * turns, medians. Then how long 10,000 mails take, what an empty look costs, and what memory a server has more.
 * Needs wrk. Settings: DATABASE_URL, ROUNDS (5), SECONDS (5), MAILS (10000).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { JobQueue } from '#server/jobs/job-queue.ts';
import { MailCounts } from '#server/mail/mail-counts.ts';
import { Mailer } from '#server/mail/mailer.ts';
import { smtpTransport } from '#server/mail/smtp-transport.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { settings } from '#tests/support/server/settings.ts';
import { load } from './insert/load.ts';
import { medians, type Result, table } from './insert/result.ts';
import { type Running, start } from './insert/start.ts';
import { startCommand } from './start-command.ts';

// Read by the next import.
process.env.DATABASE_URL ||= 'postgres://postgres@127.0.0.1:5432/postgres';
const { freshDatabase } = await import('#tests/support/database/fresh.ts');

const rounds = Number(process.env.ROUNDS || 5);
const seconds = Number(process.env.SECONDS || 5);
const mails = Number(process.env.MAILS || 10_000);
const backend = process.argv[2] === 'embedded' ? 'embedded' : 'PostgreSQL';
const path = '/rest/v1/contact_submissions';
const apikey = ['apikey: anon-key'];
const folder = await mkdtemp(join(tmpdir(), 'bench-jobs-'));
const running: Running[] = [];
const log = pino({ level: 'silent' });

const sink = await program('mail-sink.ts');
const smtp = sink.address.replace('http:', 'smtp:');
try {
  await inserts();
  await sending();
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true });
}

async function inserts() {
  const databases = await Promise.all([1, 2, 3].map(() => freshDatabase(backend)));
  const [watched, bare, working] = databases as [Fresh, Fresh, Fresh];
  await bare.query('alter table contact_submissions disable trigger user');
  if (backend === 'embedded') for (const { database } of databases) await database.close();
  const subjects = {
    trigger: await server(watched, { JOBS: 'false' }),
    'no trigger': await server(bare, { JOBS: 'false' }),
    'trigger, mails go out': await server(working, {
      JOBS: 'true',
      SMTP_URL: smtp,
      MAIL_HOURLY: '1000000000',
    }),
  };
  const measured = new Map<string, Result[]>(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { address }] of Object.entries(subjects)) {
      const result = await load(`${address}${path}`, seconds, apikey);
      if (round > 0) measured.get(name)?.push(result);
      process.stderr.write(`round ${round}/${rounds} ${name}: ${Math.round(result.perSecond)}/s\n`);
    }
  }
  console.log(`${backend}, medians of ${rounds} rounds of ${seconds} s\n`);
  console.log(table([...measured].map(([name, results]) => [name, medians(results)])));
  for (const [name, { metrics }] of Object.entries(subjects)) {
    const text = await (await fetch(metrics)).text();
    const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
    console.log(`${name}: ${Math.round(bytes / 2 ** 20)} MB`);
  }
  for (const one of running.splice(1)) await one.stop();
  for (const one of databases) await (backend === 'embedded' ? one.remove() : one.drop());
}

async function sending() {
  const fresh = await freshDatabase(backend);
  await fresh.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'a', 'b', 'visitor' || n || '@example.com', 'other', 'x' from generate_series(1, $1) as n`,
    [mails],
  );
  const queue = new JobQueue(fresh.database);
  while ((await queue.spread([['contact_submissions', 'mail.received']], 'mail.received', 200)) > 0);
  const transport = smtpTransport(smtp);
  const counts = new MailCounts();
  const mailer = new Mailer({
    database: fresh.database,
    transport,
    settings: settings({ SMTP_URL: smtp, MAIL_HOURLY: '1000000000' }),
    counts,
    log,
  });
  const begun = performance.now();
  while (await mailer.runVisitors());
  console.log(`${mails} mails in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${counts.lines()[1]}`);
  const looks = 500;
  const before = process.cpuUsage();
  for (let look = 0; look < looks; look++) {
    await queue.isDue();
  }
  const { user, system } = process.cpuUsage(before);
  console.log(`an empty look: ${((user + system) / 1000 / looks).toFixed(2)} ms of CPU`);
  transport.close();
  await fresh.drop();
}

type Fresh = Awaited<ReturnType<typeof freshDatabase>>;

async function server(fresh: Fresh, more: Record<string, string>): Promise<Running & { metrics: string }> {
  const metricsPort = await freePort();
  const one = await start(
    startCommand,
    {
      METRICS_PORT: String(metricsPort),
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
      SITE_URL: 'https://cue.example',
      ...fresh.settings,
      ...more,
    },
    folder,
  );
  running.push(one);
  return { ...one, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function program(file: string): Promise<Running> {
  const one = await start(['node', join(import.meta.dirname, 'jobs', file)], {}, folder);
  running.push(one);
  return one;
}
