import { tenth } from '../geometry.ts';
import { type Placement, placed } from '../placement.ts';

type ClockProps = Placement & { hour: number; minute?: number; r?: number; rim?: string };

/** A wall clock centred on 0,0. */
export function Clock({ hour, minute = 0, r = 38, rim = 'var(--color-ink)', ...at }: ClockProps) {
  const hand = (turn: number, length: number) => {
    const angle = turn * 2 * Math.PI;
    return `M0 0L${tenth(r * length * Math.sin(angle))} ${tenth(-r * length * Math.cos(angle))}`;
  };
  return (
    <g {...placed(at)}>
      <circle cx={7} cy={9} r={r} fill="var(--color-ink)" opacity={0.3} />
      <circle r={r} fill={rim} />
      <circle r={r - 5} fill="var(--color-white)" />
      <path d={`M${r - 5} 0A${r - 5} ${r - 5} 0 0 1 ${-(r - 5)} 0Z`} fill="var(--color-line)" opacity={0.6} />
      <g stroke="var(--color-ink)" strokeLinecap="round" strokeWidth={4}>
        <path d={hand((hour + minute / 60) / 12, 0.42) + hand(minute / 60, 0.62)} />
      </g>
      <circle r={4} fill="var(--color-tally)" />
    </g>
  );
}
