import { Picture } from '#src/art/picture.tsx';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';

const months = Array.from({ length: 12 }, (_, i) => i + 1);

/** Placeholder of the report until the first submit. */
export function ReportPlaceholder({ standby }: { standby: RoiCalculatorContent['standby'] }) {
  return (
    <div className="flex h-full flex-col">
      <Picture picture={standby.picture} className="aspect-[3/2] w-full shrink-0" />
      <div className="px-6 pt-8 pb-9 sm:px-11 sm:pt-10">
        <h2 className="text-[1.75rem] leading-tight">{standby.title}</h2>
        <p className="mt-2 max-w-110 text-mute-ink">{standby.text}</p>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 200"
        preserveAspectRatio="none"
        className="min-h-0 flex-1 px-11 pb-11 max-lg:hidden"
      >
        <path
          d={months.map((month) => `M${month * 40 - 34} 200v-${month * 16}h28V200Z`).join('')}
          fill="var(--color-ink-2)"
        />
        <path d="M0 199.500h480" stroke="var(--color-ink-3)" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
