import { roundToTenth } from '../geometry.ts';
import { DataList } from './data-list.tsx';

type ShareFlowProps = {
  label: string;
  parts: readonly string[];
  /** One column per stage; its values are the shares of the parts in percent and add up to 100. */
  stages: readonly { name: string; values: readonly number[] }[];
  className?: string;
};

/** Fill and text color of each part, in stacking order. */
export const shareTones = [
  { fill: 'var(--color-tally)', text: 'var(--color-white)' },
  { fill: 'var(--color-amber)', text: 'var(--color-ink)' },
  { fill: 'var(--color-key-deep)', text: 'var(--color-white)' },
  { fill: 'var(--color-magenta)', text: 'var(--color-white)' },
  { fill: 'var(--color-ink)', text: 'var(--color-white)' },
] as const;

const column = 18;
const leastLabeled = 5;

function stack(values: readonly number[]) {
  let from = 0;
  return values.map((value) => {
    const span = { from, to: from + value };
    from += value;
    return span;
  });
}

export function ShareFlow({ label, parts, stages, className = '' }: ShareFlowProps) {
  const gap = (100 - column * stages.length) / (stages.length - 1);
  const columns = stages.map(({ name, values }, i) => ({
    name,
    values,
    x: i * (column + gap),
    spans: stack(values),
  }));
  return (
    <div className={`pt-8 ${className}`}>
      <svg aria-hidden="true" width="100%" height="100%" className="figures overflow-visible" fontSize={15}>
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {columns.map(({ name, x, spans }, i) => {
            const next = columns[i + 1];
            const start = x + column;
            const middle = start + gap / 2;
            return (
              <g key={name}>
                {spans.map(({ from, to }, part) => {
                  const after = next?.spans[part];
                  const fill = shareTones[part % shareTones.length]?.fill;
                  return (
                    <g key={parts[part]} fill={fill}>
                      {next && after && (
                        <path
                          d={`M${start} ${from}C${middle} ${from} ${middle} ${after.from} ${next.x} ${after.from}V${after.to}C${middle} ${after.to} ${middle} ${to} ${start} ${to}Z`}
                          opacity={0.28}
                        />
                      )}
                      <rect x={x} y={from} width={column} height={roundToTenth(to - from)} />
                    </g>
                  );
                })}
              </g>
            );
          })}
        </svg>
        {columns.map(({ name, values, x, spans }, i) => (
          <g key={name}>
            <text
              x={`${i === 0 ? 0 : i === columns.length - 1 ? 100 : x + column / 2}%`}
              y={-12}
              textAnchor={i === 0 ? 'start' : i === columns.length - 1 ? 'end' : 'middle'}
              fill="var(--color-mute)"
            >
              {name}
            </text>
            {spans.map(({ from, to }, part) =>
              to - from < leastLabeled ? null : (
                <text
                  key={parts[part]}
                  x={`${x + column / 2}%`}
                  y={`${(from + to) / 2}%`}
                  dy={5}
                  textAnchor="middle"
                  fontWeight={650}
                  fill={shareTones[part % shareTones.length]?.text}
                >
                  {values[part]}%
                </text>
              ),
            )}
          </g>
        ))}
      </svg>
      <DataList
        label={label}
        columns={stages.map(({ name }) => name)}
        rows={parts.map((head, part) => ({ head, cells: stages.map(({ values }) => `${values[part]}%`) }))}
      />
    </div>
  );
}
