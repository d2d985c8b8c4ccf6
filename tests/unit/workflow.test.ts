import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

type Job = { strategy?: { matrix: { lane?: string[] } }; steps: { uses?: string; run?: string }[] };

const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as { jobs: Record<string, Job> };
const lanes = Array.from(
  readFileSync('scripts/test.ts', 'utf8').matchAll(/(?:name: |Lane\(\s*)'([a-z ]+)'/g),
  ([, name = '']) => name,
);
const otherJobs = ['lint', 'types', 'build', 'browser', 'browser embedded', 'contract', 'forms'];

function listCommands({ strategy, steps }: Job): string[] {
  const values = strategy?.matrix.lane ?? [''];
  return values.flatMap((lane) => steps.map(({ run = '' }) => run.replace(/\$\{\{ matrix\.lane \}\}/, lane)));
}

test('runs every test lane in the workflow, and no unknown lane', () => {
  const commands = Object.values(jobs).flatMap(listCommands);
  const run = commands.flatMap((command) => /^npm test -- (\S+)$/.exec(command)?.[1] ?? []);
  assert.deepEqual(run.toSorted(), lanes.filter((lane) => !otherJobs.includes(lane)).toSorted());
  for (const command of ['npm run check', 'npm run build', 'npm run test:e2e'])
    assert.ok(
      commands.some((one) => one.startsWith(command)),
      command,
    );
});

test('pins each action in the workflow to a commit', () => {
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40}$/);
});
