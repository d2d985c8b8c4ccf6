/**
 * `npm run bench:large`: what grows with the rows. Fills a database with LEADS leads (10,000,000) and JOBS jobs that were done
 * about them (30,000,000, a third of them messages to a connection, each with its delivery), and one with 100,000 leads and as
 * many jobs each; then measures both in turns: forms stored, leads made, jobs done, what desks ask, purge, export, erasure.
 * Needs wrk, and 45 GB for ten million leads. Settings: DATABASE_URL, LEADS, JOBS, TIMES (9), SECONDS (5),
 * DATABASES (two names: filled where they are not there, and kept), ONLY (a pattern of the names of what is measured).
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '#tests/support/database/fresh.ts';
import { figure, openDesk, questionsOf } from './desk/questions.ts';
import { type Process, start } from './insert/start.ts';
import { type Filled, openFilled } from './large/open.ts';
import {
  countOne,
  eraseOne,
  exportMonth,
  insertForm,
  look,
  type Measure,
  oneJob,
  purgeDay,
  spread,
} from './large/work.ts';
import { startCommand } from './start-command.ts';

const server = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const few = 100_000;
const many = Number(process.env.LEADS || 10_000_000);
const jobsEach = Math.max(2, Math.round(Number(process.env.JOBS || many * 3) / many));
const times = Number(process.env.TIMES || 9);
const seconds = Number(process.env.SECONDS || 5);
const only = new RegExp(process.env.ONLY || '');
const kept = process.env.DATABASES?.split(',');
const names = kept ?? [0, 1].map(() => `cuelight_bench_${randomBytes(6).toString('hex')}`);

type Side = { filled: Filled; running: Process; questions: Record<string, (time: number) => string> };

const folder = await mkdtemp(join(tmpdir(), 'bench-large-'));
const sides: Side[] = [];
try {
  for (const [place, leads] of [few, many].entries()) {
    const begun = performance.now();
    const filled = await openFilled(server, `${names[place]}`, leads, jobsEach);
    const running = await begin(filled);
    const questions = await questionsOf(openDesk(running.address, filled.cookie), filled.member);
    sides.push({ filled, running, questions });
    console.log(`${leads} leads: ready after ${Math.round((performance.now() - begun) / 1_000)} s`);
  }
  await measureAll();
} finally {
  for (const { filled, running } of sides) {
    await running.stop();
    await filled.close();
  }
  if (!kept)
    for (const name of names) await administer(server, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true });
}

/** The server as it is started for real, but that nothing is done beside what is measured. */
function begin({ url }: Filled): Promise<Process> {
  return start(
    startCommand,
    {
      METRICS_PORT: '0',
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
      JOBS: 'false',
      DAILY_PURGE: 'false',
      DATA_DIR: folder,
      DATABASE_URL: url,
    },
    folder,
  );
}

async function measureAll(): Promise<void> {
  console.log(
    `\n| ms, medians | ${few} leads | ${many} leads | ratio | of the fastest |\n| --- | ---: | ---: | ---: | ---: |`,
  );
  await print('a form stored', insertForm(seconds), 3);
  await print('an empty look for jobs', look, times);
  await print('200 rows made leads', spread, times);
  await print('a mail through the queue', oneJob, times * 3);
  const asked = [
    ...Object.keys(sides[0]?.questions ?? {}).map((name) => [name, name]),
    ...['numbers?days=30', 'numbers?days=365', 'connections', 'people', 'quarantine'].map((path) => [
      path,
      undefined,
    ]),
  ];
  for (const [name = '', question] of asked) {
    await print(name, ask(name, question), times);
  }
  await print('export of a month of one form, a row', exportMonth, 3);
  await print('a person counted', countOne, 5);
  await print('a person erased', eraseOne, 5);
  await print('a day purged, a row', purgeDay(1), 1);
}

/** @param question its name; without it the name is the path */
function ask(name: string, question: string | undefined): Measure {
  const counts = new Map<Filled, number>();
  return async (filled) => {
    const side = sides.find((one) => one.filled === filled) as Side;
    const time = counts.get(filled) ?? 0;
    counts.set(filled, time + 1);
    const path = question === undefined ? name : (side.questions[question]?.(time) ?? '');
    const desk = openDesk(side.running.address, filled.cookie);
    const begun = performance.now();
    await desk.get(path);
    return performance.now() - begun;
  };
}

/** Measures both in turns; the first time is there to warm up. */
async function print(name: string, measure: Measure, rounds: number): Promise<void> {
  if (!only.test(name)) return;
  const taken: [number[], number[]] = [[], []];
  for (let round = rounds === 1 ? 1 : 0; round <= rounds; round++) {
    for (const [place, { filled, running }] of sides.entries()) {
      const one = await measure(filled, running.address).catch((error: Error) => {
        process.stderr.write(`${name}: ${error.message.slice(0, 200)}\n`);
        return Number.NaN;
      });
      if (round > 0) taken[place]?.push(one);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = taken.map((one) => Number(figure(one, 0.5, 3)));
  const [least = Number.NaN, leastLarge = Number.NaN] = taken.map((one) => Math.min(...one));
  const ratios = [large / small, leastLarge / least].map((ratio) => ratio.toFixed(2));
  console.log(`| ${name} | ${small} | ${large} | ${ratios.join(' | ')} |`);
}
