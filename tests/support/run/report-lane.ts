import type { TestEvent } from 'node:test/reporters';

export type LaneReport = {
  counts: { passed: number; failed: number; skipped: number };
  /** `why` lists the error of each failure, including failures before a successful retry. */
  tests: { name: string; seconds: number; failed: boolean; why: string[] }[];
};

/** Reporter for Node's test runner that prints the results as JSON for `npm test`. */
export default async function* reportLane(events: AsyncIterable<TestEvent>) {
  const report: LaneReport = { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [] };
  for await (const { type, data } of events) {
    if ((type === 'test:pass' || type === 'test:fail') && data.details.type !== 'suite')
      report.tests.push({
        name: data.name,
        seconds: data.details.duration_ms / 1000,
        failed: type === 'test:fail',
        why: type === 'test:fail' ? [String(data.details.error.cause ?? data.details.error)] : [],
      });
    if (type === 'test:summary') {
      const { tests, passed, skipped, todo } = data.counts;
      report.counts = { passed, failed: tests - passed - skipped - todo, skipped };
    }
  }
  yield JSON.stringify(report);
}
