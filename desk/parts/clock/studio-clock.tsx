import type { ClockState } from '#desk/time/clock-state.ts';
import type { ClockText } from '#desk/time/clock-text.ts';
import { computeLamps, ringTextLines } from './lamps.ts';

const lampColors = {
  off: 'fill-[#ddd4c9] forced-colors:fill-[GrayText]',
  left: 'fill-ink forced-colors:fill-[CanvasText]',
  red: 'fill-tally forced-colors:fill-[CanvasText]',
  ended: 'fill-ok forced-colors:fill-[CanvasText]',
};
const textColors = { off: 'fill-mute', left: 'fill-ink', red: 'fill-tally-text', ended: 'fill-ok-text' };

function fontSizeFor(textLines: string[]): number {
  const longest = Math.max(...textLines.map(({ length }) => length));
  if (longest > 9) return 11;
  if (longest > 7) return 13;
  if (textLines.length > 2) return 16;
  return longest > 6 ? 14 : 21;
}

type StudioClockProps = {
  state: ClockState;
  text: ClockText;
  /** The promised reply time in hours. */
  hours: number | null;
  /** A class that sets the size, between 104 and 116 px. */
  className?: string;
};

/** A ring of lamps that go out clockwise as the deadline approaches. They pulse when the reply is overdue. */
export function StudioClock({ state, text, hours, className = 'size-26' }: StudioClockProps) {
  const { count, lit, tone, isPulsing } = computeLamps(state, hours);
  const small = count > 30;
  const textLines = ringTextLines(state, text);
  return (
    <svg
      viewBox="0 0 104 104"
      role="img"
      aria-label={text.spoken}
      className={`shrink-0 overflow-visible ${className}`}
    >
      <g className={isPulsing ? 'animate-lamp' : ''}>
        {Array.from({ length: count }, (_, lamp) => {
          const angle = ((lamp + 0.5) / count) * 2 * Math.PI;
          const isLit = lamp >= count - lit;
          const radius = small ? (isLit ? 2.35 : 1.95) : isLit ? 4.17 : 3.54;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: lamps are identified by position
              key={lamp}
              cx={52 + 45.75 * Math.sin(angle)}
              cy={52 - 45.75 * Math.cos(angle)}
              r={radius}
              className={isLit ? lampColors[tone] : lampColors.off}
            />
          );
        })}
      </g>
      <text
        textAnchor="middle"
        className={`font-display font-[750] tracking-[-0.03em] [font-stretch:112%] forced-colors:fill-[CanvasText] ${textColors[tone]}`}
        fontSize={fontSizeFor(textLines)}
      >
        {textLines.map((line, at) => (
          <tspan
            key={line}
            x="52"
            y={59.5 + (at - (textLines.length - 1) / 2) * (textLines.length > 2 ? 18 : 21.8)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
