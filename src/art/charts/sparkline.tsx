import { roundToTenth } from '../geometry.ts';

type SparklineProps = { values: readonly number[]; label?: string; onInk?: boolean; className?: string };

export function Sparkline({ values, label, onInk = false, className = '' }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, i) =>
      `${roundToTenth((i / Math.max(1, values.length - 1)) * 200)} ${roundToTenth(40 - ((value - low) / span) * 40)}`,
  );
  return (
    <svg
      viewBox="0 0 200 40"
      preserveAspectRatio="none"
      overflow="visible"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={`M${points.join('L')}`}
        className="draw-once"
        pathLength={0.5}
        fill="none"
        stroke={onInk ? 'var(--color-tally-hot)' : 'var(--color-tally)'}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
