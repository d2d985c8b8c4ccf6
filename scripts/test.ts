/**
 * `npm test` runs the lanes in order (only part of the long ones) and prints a summary. `npm run test:all`
 * (`--all`) runs every test. `npm test -- unit api` runs these lanes in full, `npm test -- browser
 * home.spec.ts` only that file.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { specificationHolds } from '#site.config';
import { clusterSkipReason, makeCluster } from '#tests/support/database/cluster.ts';
import { findBrowser } from '#tests/support/run/find-browser.ts';
import type { LaneReport } from '#tests/support/run/report-lane.ts';
import { findWebKit } from '#tests/support/run/webkit.ts';

type Lane = {
  name: string;
  isOptional?: boolean;
  offReason?: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  report?: () => Promise<LaneReport>;
};
type BrowserSuite = { title: string; suites?: BrowserSuite[]; specs?: BrowserSpec[] };
type BrowserSpec = { title: string; ok: boolean; tests: { results: BrowserResult[] }[] };
type BrowserResult = { duration: number; errors: { message?: string }[] };

const isSpec = (argument: string) => argument.endsWith('.spec.ts');
const isAll = process.argv.includes('--all');
const requestedLanes = process.argv.slice(2).filter((argument) => !isSpec(argument) && argument !== '--all');
const isShort = requestedLanes.length === 0 && !isAll;
const specs = process.argv.slice(2).filter(isSpec);

const resultsFolder = 'test-results';
const getResultsPath = (lane: string) => `${resultsFolder}/${lane.replaceAll(' ', '-')}`;
const slowestTestCount = 10;
const outsideTestTitle = 'outside a test';
const embeddedEnv = { DATABASE_URL: '', TEST_DATABASE_URL: '' };
const externalDatabaseUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
const hasServer = Boolean(externalDatabaseUrl) || !clusterSkipReason;

/**
 * A lane of Node's test runner.
 * @param files glob patterns; those of the longest-running files first
 * @param concurrency how many files run at once; most spend more time waiting than computing
 */
function createNodeLane(
  name: string,
  files: string[],
  { concurrency = 3, env = {}, forceExit = true } = {},
): Lane {
  const file = `${getResultsPath(name)}.json`;
  const globs = files.map((glob) => `'${glob}'`).join(' ');
  return {
    name,
    // `--force-exit`: open handles of a failed test would keep the run from ending. It may lose the
    // reports of a file's last tests, but never a failure. Lanes whose tests leave no handles open run without
    // this option.
    command: `node tests/support/run/run-test-files.ts ${forceExit ? '--force-exit' : ''} --concurrency=${concurrency} --report=${file} ${globs}`,
    env,
    report: async () => JSON.parse(await readFile(file, 'utf8')),
  };
}

function createBrowserLane(name: string, options = '', env: NodeJS.ProcessEnv = {}): Lane {
  const file = `${getResultsPath(name)}.json`;
  return {
    name,
    command: [
      'playwright test --output',
      getResultsPath(name),
      options,
      ...specs.map((spec) => `/${spec}`),
    ].join(' '),
    env: { ...env, BROWSER_REPORT: file },
    report: async () => {
      const { stats, suites, errors } = JSON.parse(await readFile(file, 'utf8'));
      // Errors outside a test, such as a server that does not stop.
      const outside = (errors as { message?: string; stack?: string }[]).map(({ message = '', stack }) => ({
        name: outsideTestTitle,
        seconds: 0,
        failed: true,
        why: [stack ?? message],
      }));
      return {
        counts: {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected + outside.length,
          skipped: stats.skipped,
        },
        tests: [...suites.flatMap((suite: BrowserSuite) => collectBrowserTests(suite)), ...outside],
      };
    },
  };
}

function collectBrowserTests({ suites = [], specs = [] }: BrowserSuite, path = ''): LaneReport['tests'] {
  return [
    ...suites.flatMap((suite) => collectBrowserTests(suite, `${path}${suite.title}: `)),
    ...specs.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      return {
        name: path + spec.title,
        seconds: results.reduce((sum, one) => sum + one.duration / 1000, 0),
        failed: !spec.ok,
        why: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      };
    }),
  ];
}

const webkit = isShort ? undefined : findWebKit();
const fileSuffix = isShort ? '!(*.slow)' : '*';
const databaseEnv: NodeJS.ProcessEnv = isShort ? { TEST_ONE_DATABASE: 'true' } : {};
const slowTestFiles = isShort
  ? { api: [], faults: [] }
  : {
      api: ['tests/api/{answers/mailbox,site/{publishing,visit-counts},leads/purge}.slow.test.ts'],
      faults: [
        'tests/api/{faults/{publishing,failover,side-by-side},load/{pooler,leads-large}}.slow.test.ts',
      ],
    };
const rowTag = '@row';
const engineTests = ['tests/engines/*.test.ts'];

const lanes: Lane[] = [
  { name: 'lint', command: 'biome check --error-on-warnings' },
  { name: 'types', command: 'astro sync && tsc -p .' },
  createNodeLane('unit', ['{desk,shared,src}/**/*.test.ts', 'tests/unit/**/*.test.ts']),
  { name: 'build', command: 'node scripts/build.ts' },
  createNodeLane('pages', ['tests/pages/**/*.test.ts'], { forceExit: false }),
  {
    ...createNodeLane('specification', ['tests/specification/**/*.test.ts'], { forceExit: false }),
    ...(!specificationHolds && { offReason: 'switched off by the agency' }),
  },
  createNodeLane('api', [...slowTestFiles.api, `tests/api/!(faults|load)/${fileSuffix}.test.ts`], {
    concurrency: 5,
    env: databaseEnv,
  }),
  // Run separately: they measure time and memory.
  createNodeLane('faults', [...slowTestFiles.faults, `tests/api/{faults,load}/${fileSuffix}.test.ts`], {
    concurrency: isShort ? 1 : 2,
    env: databaseEnv,
  }),
  createBrowserLane('browser', isShort ? 'smoke.spec' : ''),
  {
    ...createBrowserLane(
      'browser embedded',
      `--project=forms --project=desk --grep '${rowTag}|desk/(day|lead-lifecycle)'`,
      embeddedEnv,
    ),
    isOptional: isShort || !hasServer,
  },
  { ...createNodeLane('webkit', engineTests), isOptional: isShort || !webkit },
  { ...createNodeLane('firefox', engineTests, { env: { ENGINE: 'firefox' } }), isOptional: true },
  { ...createNodeLane('contract', ['tests/api/forms/insert-contract.test.ts']), isOptional: true },
  { ...createBrowserLane('forms', `--project=forms --grep '${rowTag}'`), isOptional: true },
];

const databaseLanes = ['api', 'faults', 'browser', 'contract', 'forms'];

/** Budgets of `npm test` in seconds on two idle cores. A lane above its budget gets a warning. */
const budgets: Record<string, number> = {
  lint: 15,
  types: 40,
  unit: 45,
  build: 30,
  pages: 40,
  specification: 8,
  api: 150,
  faults: 50,
  browser: 180,
};
const [budgetOfShort, budgetOfAll] = [480, 1_500];

const shortenMessage = (why: string) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 300)}`)
    .join('\n');

function runLane({ command, env }: Lane): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Lanes start hundreds of processes; the cache compiles each file once.
      env: {
        NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled'),
        ...process.env,
        ...env,
      },
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

const unknownLanes = requestedLanes.filter((name) => !lanes.some((lane) => lane.name === name));
if (unknownLanes.length > 0) {
  console.error(
    `Unknown lane ${unknownLanes.join(', ')}. Lanes: ${lanes.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosenLanes = lanes.filter(({ name, isOptional }) =>
  requestedLanes.length > 0 ? requestedLanes.includes(name) : !isOptional,
);
if (chosenLanes.some(({ command }) => command.startsWith('playwright'))) {
  try {
    console.log(`browser: ${findBrowser()}`);
  } catch (error) {
    console.error(String(error));
    process.exit(1);
  }
}
if (isAll) {
  console.log(
    `WebKit: ${webkit?.driver ?? 'not found, its tests are skipped (Debian: install webkit2gtk-driver and xvfb)'}`,
  );
}
if (!externalDatabaseUrl && hasServer && chosenLanes.some(({ name }) => databaseLanes.includes(name))) {
  const cluster = await makeCluster({ isDurable: false });
  process.on('exit', cluster.remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.env.TEST_DATABASE_URL = cluster.url;
}
const server = externalDatabaseUrl ? 'PostgreSQL from DATABASE_URL' : 'a temporary PostgreSQL server';
console.log(
  `database: ${[(!isShort || !hasServer) && 'embedded', hasServer && server].filter(Boolean).join(' and ')}`,
);
// Keeps the results of other lanes.
for (const { name } of chosenLanes) {
  for (const file of [getResultsPath(name), `${getResultsPath(name)}.json`])
    await rm(file, { recursive: true, force: true });
}
await mkdir(resultsFolder, { recursive: true });

const totalCounts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const tests: ({ lane: string } & LaneReport['tests'][number])[] = [];
const startedAt = performance.now();
for (const lane of chosenLanes) {
  if (lane.offReason) {
    lines.push(`off     ${lane.name}: ${lane.offReason}`);
    continue;
  }
  console.log(`\n— ${lane.name}: ${lane.command}`);
  const start = performance.now();
  const ok = await runLane(lane);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { counts, tests: timed } = (await lane.report?.().catch(() => undefined)) ?? {};
  tests.push(...(timed ?? []).map((test) => ({ lane: lane.name, ...test })));
  const ran = !lane.report || (counts && counts.passed + counts.failed > 0);
  const detail = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  lines.push(
    `${ok && ran ? 'ok    ' : 'FAILED'}  ${lane.name.padEnd(16)} ${seconds.padStart(6)} s  ${detail}`,
  );
  const budget = budgets[lane.name];
  if (isShort && budget && Number(seconds) > budget) lines.push(`        exceeds its budget of ${budget} s`);
  for (const key of ['passed', 'failed', 'skipped'] as const) totalCounts[key] += counts?.[key] ?? 0;
  // A failed lane without test counts is counted as one failure.
  if ((!ok || !ran) && !counts?.failed) totalCounts.failed += 1;
}

console.log('\nSlowest tests:');
for (const { lane, name, seconds } of tests
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, slowestTestCount))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${lane}: ${name}`);
const failedTests = tests.filter((test) => test.failed);
const flakyTests = tests.filter((test) => !test.failed && test.why.length > 0);
for (const [heading, some] of [
  ['Passed on retry:', flakyTests],
  ['Failed:', failedTests],
] as const) {
  if (some.length > 0) console.log(`\n${heading}`);
  for (const { lane, name, why } of some)
    console.log([`  ${lane}: ${name}`, ...new Set(why.map(shortenMessage))].join('\n'));
}
const seconds = (performance.now() - startedAt) / 1000;
console.log(`\n${lines.join('\n')}\n\n${seconds.toFixed(0)} s in total`);
const budget = isAll ? budgetOfAll : budgetOfShort;
if ((isShort || isAll) && seconds > budget) console.log(`exceeds the budget of ${budget} s`);
console.log(`${totalCounts.passed} passed, ${totalCounts.failed} failed, ${totalCounts.skipped} skipped`);
process.exitCode = totalCounts.failed === 0 ? 0 : 1;
