import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';

type Scale = AnalyticsContent['metrics']['items'][number]['scale'];

const height = 40;

/** The range of a metric with its benchmark. The text at each end says what to do there. */
export function MetricScale({ scale: { max, benchmark, low, high } }: { scale: Scale }) {
  const toPercent = (value: number) => `${Math.round((value / max) * 1000) / 10}%`;
  return (
    <>
      <svg aria-hidden="true" width="100%" height={height} className="mt-7 overflow-visible">
        <rect y={12} width="100%" height={16} rx={8} fill="var(--color-line)" />
        <rect y={12} width={toPercent(low.at)} height={16} rx={8} fill="var(--color-amber)" />
        <rect
          x={toPercent(high.at)}
          y={12}
          width={toPercent(max - high.at)}
          height={16}
          rx={8}
          fill="var(--color-key-deep)"
        />
        <rect x={toPercent(benchmark)} width={6} height={height} rx={3} fill="var(--color-tally)" />
      </svg>
      <div className="mt-3 grid grid-cols-2 gap-x-8 text-caption">
        {[
          { reading: low, sign: '<', side: '' },
          { reading: high, sign: '>', side: 'sm:text-right' },
        ].map(({ reading, sign, side }) => (
          <p key={sign} className={side}>
            <strong className="figures block font-semibold">
              {sign} {reading.value}
            </strong>
            <span className="text-ink-3">{reading.text}</span>
          </p>
        ))}
      </div>
    </>
  );
}
