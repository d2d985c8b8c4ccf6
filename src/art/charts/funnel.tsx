import { tenth } from '../geometry.ts';
import { chartColours } from './chart-tone.ts';
import { DataTable } from './data-table.tsx';

export type FunnelStage = { label: string; value: number; text: string };

type FunnelProps = { label: string; stages: readonly FunnelStage[]; onInk?: boolean; className?: string };

const bar = 44;
const gap = 30;

/** Stages from the widest down; widths follow the square root, so that a stage of one in a thousand still shows. */
export function Funnel({ label, stages, onInk = false, className = '' }: FunnelProps) {
  const colours = chartColours(onInk);
  const most = Math.max(...stages.map(({ value }) => value)) || 1;
  const half = (value: number) => tenth(Math.sqrt(value / most) * 50);
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        width="100%"
        height={stages.length * (bar + gap)}
        className="figures"
        fontSize={15}
      >
        {stages.map((stage, i) => {
          const width = half(stage.value);
          const next = stages[i + 1];
          const y = i * (bar + gap) + gap;
          return (
            <g key={stage.label}>
              <text x="50%" y={y - 8} textAnchor="middle" fill={colours.caption}>
                {stage.label}{' '}
                <tspan fontWeight={650} fill={colours.text}>
                  {stage.text}
                </tspan>
              </text>
              <svg
                aria-hidden="true"
                y={y}
                width="100%"
                height={bar + gap}
                viewBox={`0 0 100 ${bar + gap}`}
                preserveAspectRatio="none"
              >
                <path
                  d={`M${50 - width} 0H${50 + width}L${50 + (next ? (width + half(next.value)) / 2 : width)} ${bar}H${50 - (next ? (width + half(next.value)) / 2 : width)}Z`}
                  fill={i === stages.length - 1 ? colours.tone.amber : colours.tone.hot}
                  opacity={i === stages.length - 1 ? 1 : 0.45 + (0.45 * i) / stages.length}
                />
              </svg>
            </g>
          );
        })}
      </svg>
      <DataTable
        caption={label}
        columns={['', label]}
        rows={stages.map(({ label: head, text }) => ({ head, cells: [text] }))}
      />
    </div>
  );
}
