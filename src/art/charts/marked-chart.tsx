import { useId } from 'react';
import { roundToTenth } from '../geometry.ts';
import { LinearGradient } from '../gradient.tsx';
import { formatOnAxis } from './axis-labels.ts';
import { chartColors } from './chart-tone.ts';
import { DataList } from './data-list.tsx';
import { plot, scaleTop, smoothPath } from './line-path.ts';

type MarkedChartProps = {
  label: string;
  values: readonly number[];
  names: readonly string[];
  marks: readonly number[];
  xLabels: readonly string[];
  yTicks: readonly { value: number; label: string }[];
  className?: string;
};

const width = 1000;
const height = 300;
const percent = (share: number) => `${roundToTenth(share * 100)}%`;

export function MarkedChart({
  label,
  values,
  names,
  marks,
  xLabels,
  yTicks,
  className = '',
}: MarkedChartProps) {
  const id = useId();
  const { tone, caption, line, text } = chartColors(true);
  const top = scaleTop(Math.max(...values, ...yTicks.map(({ value }) => value)));
  const path = smoothPath(plot(values, width, height, top));
  const x = (index: number) => percent(index / (values.length - 1));
  const y = (value: number) => percent(1 - value / top);
  return (
    <div className={`min-h-64 pb-8 pl-13 ${className}`}>
      <svg aria-hidden="true" width="100%" height="100%" fontSize={14} className="figures overflow-visible">
        {yTicks.map((tick) => (
          <g key={tick.value}>
            <line x2="100%" y1={y(tick.value)} y2={y(tick.value)} stroke={line} />
            <text x={-12} y={y(tick.value)} dy={5} textAnchor="end" fill={caption}>
              {tick.label}
            </text>
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" stroke={caption} />
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <LinearGradient
            id={id}
            line={[0, 0, 0, 1]}
            stops={[
              [tone.hot, 0, 0.45],
              [tone.hot, 1, 0.04],
            ]}
          />
          <path d={`${path}V${height}H0Z`} fill={`url(#${id})`} />
          <path
            d={path}
            className="draw-once"
            pathLength={0.5}
            fill="none"
            stroke={tone.hot}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {xLabels.map((name, i) => (
          <text
            key={name}
            x={percent(i / (xLabels.length - 1))}
            y="100%"
            dy={24}
            textAnchor={i === 0 ? 'start' : i === xLabels.length - 1 ? 'end' : 'middle'}
            fill={caption}
          >
            {name}
          </text>
        ))}
        {marks.map((index, order) => {
          const value = values[index] ?? 0;
          return (
            <g key={index} fontSize={16} fontWeight={650}>
              <line x1={x(index)} x2={x(index)} y1={y(value)} y2="100%" stroke={text} opacity={0.35} />
              <circle cx={x(index)} cy={y(value)} r={15} fill={text} />
              <text x={x(index)} y={y(value)} dy={6} textAnchor="middle" fill="var(--color-ink)">
                {order + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <DataList
        label={label}
        rows={values.map((value, i) => ({
          head: names[i] ?? `${i + 1}`,
          cells: [formatOnAxis(value, yTicks)],
        }))}
      />
    </div>
  );
}
