import { roundToTenth } from '../geometry.ts';
import { chartColors } from './chart-tone.ts';
import { DataList } from './data-list.tsx';

type HourGridProps = {
  label: string;
  /** One row per day: its name and one value from 0 to 1 per hour. */
  days: readonly { name: string; hours: readonly number[] }[];
  /** Labels of the hours, one per value of a day. */
  hourNames: readonly string[];
  /** Shows the label of every nth hour. */
  nameEvery?: number;
  onInk?: boolean;
  className?: string;
};

const row = 30;
const head = 26;

/** A heat map: one row per day, one column per hour. */
export function HourGrid({
  label,
  days,
  hourNames,
  nameEvery = 3,
  onInk = false,
  className = '',
}: HourGridProps) {
  const colors = chartColors(onInk);
  const slot = 100 / hourNames.length;
  const late = hourNames.length * 0.8;
  const strongest = Math.max(...days.flatMap(({ hours }) => hours)) || 1;
  return (
    <div className={`pl-11 ${className}`}>
      <svg
        aria-hidden="true"
        width="100%"
        height={days.length * row + head}
        className="figures overflow-visible"
        fontSize={14}
      >
        {hourNames.map((hour, i) =>
          i % nameEvery === 0 ? (
            <text
              key={hour}
              x={`${roundToTenth(slot * (i > late ? i + 0.86 : i))}%`}
              y={14}
              textAnchor={i > late ? 'end' : 'start'}
              fill={colors.caption}
            >
              {hour}
            </text>
          ) : null,
        )}
        {days.map((day, d) => (
          <g key={day.name}>
            <text x={-12} y={head + d * row + 18} textAnchor="end" fill={colors.caption}>
              {day.name}
            </text>
            {day.hours.map((strength, h) => (
              <rect
                key={hourNames[h]}
                x={`${roundToTenth(slot * h)}%`}
                y={head + d * row}
                width={`${roundToTenth(slot * 0.86)}%`}
                height={row - 4}
                rx={4}
                fill={strength === strongest ? colors.tone.amber : colors.tone.hot}
                opacity={strength === strongest ? 1 : roundToTenth((0.08 + 0.84 * strength) * 10) / 10}
              />
            ))}
          </g>
        ))}
      </svg>
      <DataList
        label={label}
        columns={hourNames}
        rows={days.map(({ name, hours }) => ({
          head: name,
          cells: hours.map((strength) => `${Math.round(strength * 100)}%`),
        }))}
      />
    </div>
  );
}
