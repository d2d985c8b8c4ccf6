import { roundToTenth } from '../geometry.ts';
import { chartColors, type Tone } from './chart-tone.ts';

type Span = {
  name: string;
  note: string;
  from: number;
  to: number;
  tone: Tone;
};

type GanttChartProps = {
  label: string;
  spans: readonly Span[];
  start: number;
  end: number;
  ticks: readonly { at: number; label: string }[];
  marker?: { at: number; label: string };
  compact?: boolean;
  onInk?: boolean;
  className?: string;
};

/** A Gantt chart: one row per item, with a bar from start to end. */
export function GanttChart(props: GanttChartProps) {
  const { label, spans, start, end, ticks, marker, compact = false, onInk = false, className = '' } = props;
  const colors = chartColors(onInk);
  const share = (length: number) => `${roundToTenth((length / (end - start)) * 100)}%`;
  const row = compact
    ? 'grid-cols-[6.5rem_1fr] items-center gap-x-3'
    : 'gap-y-2 sm:grid-cols-[13rem_1fr] sm:items-center sm:gap-x-4';
  const height = compact ? 26 : 40;
  return (
    <figure className={`relative pt-8 ${marker ? 'pb-9' : ''} ${className}`}>
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className={`absolute inset-y-0 right-0 ${compact ? 'left-29' : 'left-0 sm:left-56'}`}
      >
        <svg aria-hidden="true" width="100%" height="100%" className="figures overflow-visible" fontSize={14}>
          {ticks.map((tick) => (
            <g key={tick.at}>
              <line x1={share(tick.at - start)} x2={share(tick.at - start)} y2="100%" stroke={colors.line} />
              <text x={share(tick.at - start)} dx={8} y={13} fill={colors.caption}>
                {tick.label}
              </text>
            </g>
          ))}
          {marker && (
            <>
              <line
                x1={share(marker.at - start)}
                x2={share(marker.at - start)}
                y2="100%"
                stroke={colors.tone.hot}
                strokeWidth={2}
                strokeDasharray="1 6"
                strokeLinecap="round"
              />
              <text
                x={share(marker.at - start)}
                dx={-10}
                y="100%"
                dy={-4}
                textAnchor="end"
                fontWeight={600}
                fill={colors.text}
              >
                {marker.label}
              </text>
            </>
          )}
        </svg>
      </div>
      <ul className={`relative grid ${compact ? 'gap-2' : 'gap-4'}`}>
        {spans.map(({ name, note, from, to, tone }) => (
          <li key={name} className={`grid ${row}`}>
            <p
              className={
                compact
                  ? 'text-caption leading-tight font-semibold'
                  : `leading-snug max-sm:w-fit max-sm:pr-2 ${onInk ? 'max-sm:bg-ink' : 'max-sm:bg-paper'}`
              }
            >
              {compact ? name : <span className="block font-semibold">{name}</span>}
              <span className={compact ? 'sr-only' : `text-note ${onInk ? 'text-mute-ink' : 'text-mute'}`}>
                {compact ? `, ${note}` : note}
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height={height}>
              <rect
                x={share(from - start)}
                width={share(to - from)}
                height={height}
                rx={compact ? 8 : 12}
                fill={colors.tone[tone]}
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
