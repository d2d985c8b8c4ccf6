import type { Slip } from './slip.ts';
import { VerdictMarks } from './verdict-marks.tsx';

export function VerdictStrip({ slip }: { slip: Slip }) {
  return (
    <a
      href="#order-slip"
      data-strip
      data-verdict={slip.verdict}
      className="flex min-h-13 items-center gap-3 px-4 py-2 text-caption font-semibold -outline-offset-3 lg:hidden print:hidden"
    >
      <VerdictMarks className="size-7" />
      <span data-slip="strip">{slip.texts.strip}</span>
    </a>
  );
}
