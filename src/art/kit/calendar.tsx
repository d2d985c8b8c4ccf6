import { type Placement, placed } from '../placement.ts';

type CalendarProps = Placement & {
  /** Days, counted from 0 over weeks of seven, on which a show runs. */
  shows: readonly number[];
  weeks?: number;
  bar?: string;
};

/** A month sheet with show days lit; 0,0 is its upper left corner, 156 wide. */
export function Calendar({ shows, weeks = 4, bar = 'var(--color-ink)', ...at }: CalendarProps) {
  const height = 44 + weeks * 20;
  const cell = (day: number) => `M${12 + (day % 7) * 19} ${38 + Math.floor(day / 7) * 20}h16v14h-16Z`;
  const quiet = Array.from({ length: weeks * 7 }, (_, day) => day).filter((day) => !shows.includes(day));
  return (
    <g {...placed(at)}>
      <rect width={156} height={height} rx={12} fill="var(--color-white)" />
      <path d="M12 0h132q12 0 12 12v16H0V12Q0 0 12 0Z" fill={bar} />
      <path d="M30-7h8v16h-8ZM118-7h8v16h-8Z" fill="var(--color-ink-3)" />
      <path d={quiet.map(cell).join('')} fill="var(--color-paper-2)" />
      <path d={shows.map(cell).join('')} fill="var(--color-tally)" />
    </g>
  );
}
