import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues, metal } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

type SoftboxProps = Placement & {
  beam?: number;
  power?: number;
  glow?: string;
};

/** A softbox with its diffuser centered on 0,0. It lights towards +x, turned by `rotate`. */
export function Softbox({ beam = 240, power = 1, glow = hues.peach, ...at }: SoftboxProps) {
  const id = useId();
  return (
    <g {...placed(at)}>
      {power > 0 && (
        <>
          <LinearGradient
            id={`${id}b`}
            line={[0, 0, 1, 0]}
            stops={[
              [glow, 0, 0.55 * power],
              [glow, 1, 0],
            ]}
          />
          <path
            d={`M4-44L${beam}-${Math.round(beam * 0.42)}V${Math.round(beam * 0.42)}L4 44Z`}
            fill={`url(#${id}b)`}
          />
          <LinearGradient
            id={`${id}p`}
            line={[0, 0, 0.3, 1]}
            stops={[['var(--color-white)'], [hues.peach, 1]]}
          />
        </>
      )}
      <path d="M-46-12h10L-6-46V46L-36 12h-10q-4 0-4-4V-8q0-4 4-4Z" fill="var(--color-ink)" />
      <path d="M-34-8-8-38V-20L-34-2Z" fill="var(--color-ink-3)" />
      <rect x={-8} y={-48} width={14} height={96} rx={5} fill={power > 0 ? `url(#${id}p)` : metal.light} />
    </g>
  );
}
