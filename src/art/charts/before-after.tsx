import { roundToTenth } from '../geometry.ts';
import { chartColors } from './chart-tone.ts';
import { DataList } from './data-list.tsx';
import { Legend } from './legend.tsx';

type BeforeAfterRow = {
  label: string;
  before: { value: number; text: string };
  after: { value: number; text: string };
};

type BeforeAfterProps = {
  label: string;
  names: { before: string; after: string };
  rows: readonly BeforeAfterRow[];
  onInk?: boolean;
  className?: string;
};

const rowHeight = 100;
const longest = 0.72;

/** Pairs of bars: before in a muted color, after highlighted. */
export function BeforeAfter({ label, names, rows, onInk = false, className = '' }: BeforeAfterProps) {
  const colors = chartColors(onInk);
  return (
    <div className={className}>
      <Legend
        onInk={onInk}
        series={[
          { name: names.before, tone: 'mute' },
          { name: names.after, tone: 'hot' },
        ]}
      />
      <svg
        aria-hidden="true"
        width="100%"
        height={rows.length * rowHeight - 22}
        className="figures"
        fontSize={15}
      >
        {rows.map((row, i) => {
          const most = Math.max(row.before.value, row.after.value) || 1;
          const pair = [
            { ...row.before, key: 'before', y: 14, fill: colors.tone.mute, weight: 400 },
            { ...row.after, key: 'after', y: 46, fill: colors.tone.hot, weight: 650 },
          ];
          return (
            <svg
              key={row.label}
              aria-hidden="true"
              y={i * rowHeight}
              width="100%"
              height={rowHeight}
              overflow="visible"
            >
              <text y={4} dy={8} fill={colors.caption}>
                {row.label}
              </text>
              {pair.map(({ key, value, text, y, fill, weight }) => (
                <svg key={key} aria-hidden="true" y={y + 8} width="100%" height={24} overflow="visible">
                  <rect
                    width={`${roundToTenth((value / most) * longest * 100)}%`}
                    height={24}
                    rx={6}
                    fill={fill}
                  />
                  <text
                    x={`${roundToTenth((value / most) * longest * 100)}%`}
                    dx={10}
                    y={18}
                    fontWeight={weight}
                    fill={colors.text}
                  >
                    {text}
                  </text>
                </svg>
              ))}
            </svg>
          );
        })}
      </svg>
      <DataList
        label={label}
        columns={[names.before, names.after]}
        rows={rows.map(({ label: head, before, after }) => ({ head, cells: [before.text, after.text] }))}
      />
    </div>
  );
}
