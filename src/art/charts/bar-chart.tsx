import { Fragment } from 'react';
import { roundToTenth } from '../geometry.ts';
import { chartColors, type Tone } from './chart-tone.ts';
import { DataList } from './data-list.tsx';
import { scaleTop } from './line-path.ts';

type Bar = {
  label: string;
  value: number;
  text: string;
  tone?: Tone;
};

type BarChartProps = {
  label: string;
  bars: readonly Bar[];
  yTicks?: readonly { value: number; label: string }[];
  valuesOn?: boolean;
  nameEvery?: number;
  onInk?: boolean;
  className?: string;
};

const percent = (share: number) => `${roundToTenth(share * 100)}%`;

export function BarChart({
  label,
  bars,
  yTicks,
  valuesOn,
  nameEvery = 1,
  onInk = false,
  className = '',
}: BarChartProps) {
  const colors = chartColors(onInk);
  const top = scaleTop(
    Math.max(...bars.map(({ value }) => value), ...(yTicks ?? []).map(({ value }) => value)),
  );
  const slot = 1 / bars.length;
  // A label wider than its bar is moved to stay inside the chart.
  const placeOfName = (i: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } => {
    if (nameEvery > 1 && i === 0) return { x: '0%', textAnchor: 'start' };
    if (nameEvery > 1 && i === bars.length - 1) return { x: '100%', textAnchor: 'end' };
    return { x: percent(slot * (i + 0.5)), textAnchor: 'middle' };
  };
  return (
    <div
      className={`flex min-h-56 flex-col pb-8 ${valuesOn ? 'pt-6' : 'pt-3'} ${yTicks ? 'pl-13' : ''} ${className}`}
    >
      <svg aria-hidden="true" width="100%" className="figures min-h-0 flex-1 overflow-visible" fontSize={14}>
        {yTicks?.map((tick) => (
          <Fragment key={tick.value}>
            <line
              x2="100%"
              y1={percent(1 - tick.value / top)}
              y2={percent(1 - tick.value / top)}
              stroke={colors.line}
            />
            <text x={-12} y={percent(1 - tick.value / top)} dy={5} textAnchor="end" fill={colors.caption}>
              {tick.label}
            </text>
          </Fragment>
        ))}
        {bars.map((bar, i) => (
          <Fragment key={bar.label}>
            <rect
              x={percent(slot * (i + 0.18))}
              y={percent(1 - bar.value / top)}
              width={percent(slot * 0.64)}
              height={percent(bar.value / top)}
              rx={5}
              fill={colors.tone[bar.tone ?? 'hot']}
            />
            {valuesOn && (
              <text
                x={percent(slot * (i + 0.5))}
                y={percent(1 - bar.value / top)}
                dy={-8}
                textAnchor="middle"
                fontWeight={600}
                fill={colors.text}
              >
                {bar.text}
              </text>
            )}
            {i % nameEvery === 0 && (
              <text {...placeOfName(i)} y="100%" dy={24} fill={colors.caption}>
                {bar.label}
              </text>
            )}
          </Fragment>
        ))}
        <line x2="100%" y1="100%" y2="100%" stroke={colors.caption} />
      </svg>
      <DataList label={label} rows={bars.map((bar) => ({ head: bar.label, cells: [bar.text] }))} />
    </div>
  );
}
