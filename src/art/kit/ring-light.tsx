import { useId } from 'react';
import { RadialGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

type RingLightProps = Placement & { r?: number /** 0 is off, 1 is full. */; power?: number; glow?: string };

export function RingLight({ r = 100, power = 1, glow = 'var(--color-amber)', ...at }: RingLightProps) {
  const id = useId();
  return (
    <g data-kit="ring-light" {...placed(at)}>
      <RadialGradient
        id={id}
        stops={[
          [glow, 0.3, 0.15 * power],
          [glow, 0.55, 0.75 * power],
          [glow, 1, 0],
        ]}
      />
      <circle r={r * 1.7} fill={`url(#${id})`} />
      <circle r={r} fill="none" stroke={hues.cream} strokeWidth={r * 0.13} />
    </g>
  );
}
