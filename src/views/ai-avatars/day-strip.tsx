import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';

type Shift = AiAvatarsContent['day']['shifts'][number];

const shiftColors = [
  'var(--color-key-deep)',
  'var(--color-ink)',
  'var(--color-magenta)',
  'var(--color-key)',
  'var(--color-amber)',
];
const height = 96;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** An hour of the day, such as `7 PM`. */
export const formatHour = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

const percentOfDay = (hour: number) => `${Math.round((hour / 24) * 1000) / 10}%`;

/** One color per language of the avatar, and the tally color for the host. */
export function findShiftColor(shift: Shift, shifts: Shift[]): string | undefined {
  if (shift.who === 'host') return 'var(--color-tally)';
  const languages = [
    ...new Set(shifts.filter(({ who }) => who === 'avatar').map(({ language }) => language)),
  ];
  return shiftColors[languages.indexOf(shift.language) % shiftColors.length];
}

/** The day as 24 blocks; the host's are taller. Decorative: the table below contains the same data. */
export function DayStrip({ shifts }: { shifts: Shift[] }) {
  return (
    <div aria-hidden="true" className="mt-12">
      <svg aria-hidden="true" width="100%" height={height}>
        {hours.map((hour) => {
          const shift = shifts.find(({ from, to }) => from <= hour && hour < to);
          if (!shift) return null;
          const drop = shift.who === 'host' ? 0 : height / 4;
          return (
            <rect
              key={hour}
              x={percentOfDay(hour + 0.06)}
              y={drop}
              width={percentOfDay(0.88)}
              height={height - drop}
              rx={6}
              fill={findShiftColor(shift, shifts)}
            />
          );
        })}
      </svg>
      <p className="figures mt-2 flex justify-between text-note text-mute">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </p>
    </div>
  );
}
