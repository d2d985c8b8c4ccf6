import { chartColors, type Tone } from './chart-tone.ts';

type LegendProps = { series: readonly { name: string; tone: Tone }[]; onInk: boolean };

export function Legend({ series, onInk }: LegendProps) {
  const { tone: tones } = chartColors(onInk);
  return (
    <p
      aria-hidden="true"
      className={`mb-5 flex flex-wrap gap-x-5 gap-y-1 text-note ${onInk ? 'text-white' : 'text-ink'}`}
    >
      {series.map(({ name, tone }) => (
        <span key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width={18} height={6}>
            <rect
              width={18}
              height={tone === 'mute' ? 3 : 6}
              rx={3}
              y={tone === 'mute' ? 1.5 : 0}
              fill={tones[tone]}
            />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
