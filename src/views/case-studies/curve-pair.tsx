import { plot, smoothPath } from '#src/art/charts/line-path.ts';

type CurvePairProps = { label: string; before: readonly number[]; after: readonly number[] };

const width = 600;
const height = 160;
/** Maximum of the y axis in tens of dollars per minute, the same for all cases, so that they can be compared. */
const axisMaximum = 80;

export function CurvePair({ label, before, after }: CurvePairProps) {
  const line = smoothPath(plot(after, width, height, axisMaximum));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="-mb-px box-content block h-24 w-full lg:h-36 overflow-visible border-b border-field"
    >
      <path d={`${line}V${height}H0Z`} fill="var(--color-tally)" opacity={0.1} />
      <path
        d={smoothPath(plot(before, width, height, axisMaximum))}
        fill="none"
        stroke="var(--color-field)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line}
        className="draw-once"
        pathLength={0.5}
        fill="none"
        stroke="var(--color-tally)"
        strokeWidth={3}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
