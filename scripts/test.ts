/** `npm test`: every check in order, each to its end, and one summary. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findBrowser } from '#tests/support/find-browser.ts';
import { findWebKit } from '#tests/support/webkit.ts';

type Count = { passed: number; failed: number; skipped: number };
type Step = { name: string; command: string; count?: (output: string) => Promise<Count> };

/** The closing lines of Node's test runner. */
async function countNodeTests(output: string): Promise<Count> {
  const figure = (name: string) => Number(output.match(new RegExp(`^ℹ ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: figure('pass'), failed: figure('fail') + figure('cancelled'), skipped: figure('skipped') };
}

async function countBrowserTests(): Promise<Count> {
  const { stats } = JSON.parse(await readFile('test-results/e2e.json', 'utf8'));
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only the second time`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

const webkit = findWebKit();
const steps: Step[] = [
  { name: 'format and lint', command: 'biome check --error-on-warnings' },
  { name: 'fonts', command: 'node scripts/build-fonts.ts' },
  { name: 'types', command: 'astro sync && tsc -p .' },
  {
    name: 'unit and API tests',
    command:
      "node --test --test-reporter=spec 'src/**/*.test.ts' 'tests/api/**/*.test.ts' 'tests/unit/**/*.test.ts'",
    count: countNodeTests,
  },
  { name: 'build', command: 'astro build' },
  { name: 'browser tests', command: 'playwright test', count: countBrowserTests },
  ...(webkit
    ? [
        {
          name: 'WebKit tests',
          command: "node --test --test-reporter=spec 'tests/webkit/**/*.test.ts'",
          count: countNodeTests,
        },
      ]
    : []),
];

function run(command: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

try {
  console.log(`browser: ${findBrowser()}`);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
console.log(
  `WebKit: ${webkit?.driver ?? 'none, its tests are left out (Debian: webkit2gtk-driver and xvfb)'}`,
);
console.log(`database: ${process.env.DATABASE_URL ? 'PostgreSQL by DATABASE_URL' : 'embedded'}`);
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const { name, command, count } of steps) {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  const { ok, output } = await run(command);
  const counted = count ? await count(output).catch(() => undefined) : { passed: 0, failed: 0, skipped: 0 };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const ran = !count || (counted && counted.passed + counted.failed > 0);
  const detail =
    count && counted ? `${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped` : '';
  lines.push(`${ok && ran ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(6)} s  ${detail}`);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted?.[key] ?? 0;
  // A step that is no test suite, or a suite that broke down before it counted, is one failure.
  if ((!ok || !ran) && !counted?.failed) total.failed += 1;
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
