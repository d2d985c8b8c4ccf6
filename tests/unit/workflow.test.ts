import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

type Job = { strategy?: { matrix: { lane?: string[] } }; steps: { uses?: string; run?: string }[] };

const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as { jobs: Record<string, Job> };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The scripts that a job runs, with each value of its matrix. */
function scriptsOf({ strategy, steps }: Job): string[] {
  const lanes = strategy?.matrix.lane ?? [''];
  const commands = lanes.flatMap((lane) =>
    steps.map(({ run = '' }) => run.replace(/\$\{\{ matrix\.lane \}\}/, lane)),
  );
  return commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
}

test('the workflow runs every lane, and nothing that there is not', () => {
  const run = new Set(Object.values(jobs).flatMap(scriptsOf));
  const lanes = Object.keys(scripts).filter(
    (name) => name.startsWith('test:') && !/:(?:quick|all|edited)$/.test(name),
  );
  assert.deepEqual([...run].toSorted(), [...lanes, 'build', 'check'].toSorted());
});

test('each action of the workflow is pinned to a commit', () => {
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40}$/);
});
