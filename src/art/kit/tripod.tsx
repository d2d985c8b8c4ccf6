import { metal } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

type TripodProps = Placement & { height?: number; spread?: number; tones?: readonly [string, string] };

export function Tripod({
  height = 130,
  spread = 44,
  tones = ['var(--color-ink)', metal.dark],
  ...at
}: TripodProps) {
  const knee = Math.round(height * 0.8);
  return (
    <g {...placed(at)}>
      <path d={`M-3-${knee}h6L10-4q-3 5-7 0Z`} fill={tones[1]} />
      <path
        d={`M-4-${height}h8v${height - knee + 8}L${spread + 4}-2q-4 5-8 2L0-${knee - 14}-${spread - 4} 0q-5 2-8-2L-4-${knee - 8}Z`}
        fill={tones[0]}
      />
      <path d={`M-8-${height + 5}h16v8H-8ZM-7-${knee}h14v7H-7Z`} fill={metal.light} />
    </g>
  );
}
