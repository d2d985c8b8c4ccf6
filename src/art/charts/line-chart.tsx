import { useId } from 'react';
import { roundToTenth } from '../geometry.ts';
import { LinearGradient } from '../gradient.tsx';
import { formatOnAxis, labelAt } from './axis-labels.ts';
import { chartColors, type Tone } from './chart-tone.ts';
import { DataList } from './data-list.tsx';
import { Legend } from './legend.tsx';
import { plot, scaleTop, smoothPath } from './line-path.ts';

type LineSeries = { name: string; values: readonly number[]; tone: Tone };

type LineChartProps = {
  label: string;
  series: readonly LineSeries[];
  point?: { index: number; label: string };
  xLabels?: readonly string[];
  yTicks?: readonly { value: number; label: string }[];
  onInk?: boolean;
  className?: string;
};

const width = 600;
const height = 300;
const drawnLength = 0.5;

const percent = (share: number) => `${roundToTenth(share * 100)}%`;

const anchor = (share: number) => (share < 0.3 ? 'start' : share > 0.55 ? 'end' : 'middle');

export function LineChart(props: LineChartProps) {
  const { label, series, point, xLabels = [], yTicks, onInk = false, className = '' } = props;
  const id = useId();
  const colors = chartColors(onInk);
  const top = scaleTop(
    Math.max(...series.flatMap(({ values }) => values), ...(yTicks ?? []).map((tick) => tick.value)),
  );
  const ticks = yTicks ?? [0.25, 0.5, 0.75, 1].map((share) => ({ value: share * top, label: '' }));
  const level = (value: number) => percent(1 - value / top);
  const lines = series.map((item) => ({ ...item, path: smoothPath(plot(item.values, width, height, top)) }));
  const main = lines[0];
  const marked = point && main?.values[point.index];
  const share = point && main ? point.index / (main.values.length - 1) : 0;
  return (
    <div
      className={`flex min-h-64 flex-col ${yTicks ? 'pl-13' : ''} ${xLabels.length ? 'pb-8' : 'pb-1'} ${className}`}
    >
      <Legend series={series} onInk={onInk} />
      <svg aria-hidden="true" width="100%" className="min-h-0 flex-1 overflow-visible" fontSize={14}>
        {ticks.map(({ value }) => (
          <line key={value} x2="100%" y1={level(value)} y2={level(value)} stroke={colors.line} />
        ))}
        <line x2="100%" y1="100%" y2="100%" stroke={colors.caption} />
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {main && (
            <>
              <LinearGradient
                id={id}
                line={[0, 0, 0, 1]}
                stops={[
                  [colors.tone[main.tone], 0, 0.4],
                  [colors.tone[main.tone], 1, 0.04],
                ]}
              />
              <path d={`${main.path}V${height}H0Z`} fill={`url(#${id})`} />
            </>
          )}
          {lines.toReversed().map(({ name, path, tone }) => (
            <path
              key={name}
              d={path}
              className="draw-once"
              pathLength={drawnLength}
              fill="none"
              stroke={colors.tone[tone]}
              strokeWidth={tone === 'mute' ? 2 : 3}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <g className="figures" fill={colors.caption}>
          {yTicks?.map((tick) => (
            <text key={tick.value} x={-12} y={level(tick.value)} dy={5} textAnchor="end">
              {tick.label}
            </text>
          ))}
          {xLabels.map((text, i) => (
            <text
              key={text}
              x={percent(i / Math.max(1, xLabels.length - 1))}
              y="100%"
              dy={24}
              textAnchor={i === 0 ? 'start' : i === xLabels.length - 1 ? 'end' : 'middle'}
            >
              {text}
            </text>
          ))}
        </g>
        {point && main && marked !== undefined && (
          <g fontWeight={600} strokeLinejoin="round">
            <text
              x={percent(share)}
              y={level(marked)}
              dx={share > 0.55 ? 8 : 0}
              dy={-18}
              textAnchor={anchor(share)}
              fill={colors.text}
              stroke={colors.ground}
              strokeWidth={5}
              paintOrder="stroke"
            >
              {point.label}
            </text>
            <circle
              cx={percent(share)}
              cy={level(marked)}
              r={6}
              fill={colors.tone[main.tone]}
              stroke={onInk ? colors.text : colors.ground}
              strokeWidth={3}
            />
          </g>
        )}
      </svg>
      <DataList
        label={point ? `${label}. ${point.label}` : label}
        columns={series.map(({ name }) => name)}
        rows={(main?.values ?? []).map((_, i, { length }) => ({
          head: labelAt(xLabels, i / (length - 1)) ?? `${i + 1}`,
          cells: series.map(({ values }) => (values[i] === undefined ? '' : formatOnAxis(values[i], yTicks))),
        }))}
      />
    </div>
  );
}
