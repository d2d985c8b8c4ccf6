import { createWriteStream, globSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import reportLane from './report-lane.ts';

// Runs test files in the order of the patterns, so that no long file runs last: `node --test` sorts by name.
const { values, positionals } = parseArgs({
  options: {
    concurrency: { type: 'string' },
    report: { type: 'string', default: '/dev/null' },
    'force-exit': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const files = positionals.flatMap((pattern) => {
  const found = globSync(pattern).toSorted();
  if (found.length === 0) throw new Error(`No test file matches ${pattern}`);
  return found;
});
const events = run({
  files: [...new Set(files)],
  concurrency: Number(values.concurrency),
  timeout: 600_000,
  forceExit: values['force-exit'],
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
events.compose(reportLane).pipe(createWriteStream(values.report));
