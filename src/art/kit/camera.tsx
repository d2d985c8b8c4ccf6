import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { metal } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

/** A studio camera looking left; 0,0 is where its plate meets the tripod. `live` lights its tally. */
export function Camera({ live = true, ...at }: Placement & { live?: boolean }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      <LinearGradient id={`${id}b`} stops={[[metal.light], ['var(--color-ink)', 0.7]]} />
      <path d="M-22-66h54v7H20l-3 6H-8l-3-6h-11Z" fill="var(--color-ink)" />
      <path d="M-60-44h24v34h-24l-6 2v-38Z" fill={metal.dark} />
      <path d="M-80-52l16 6v38l-16 6Z" fill="var(--color-ink)" />
      <path d="M-80-52v50q-7-8-7-25t7-25Z" fill="var(--color-key)" />
      <path d="M-80-44q-4 8-4 15l2 1q1-9 3-12Z" fill="var(--color-white)" opacity={0.8} />
      <rect x={-40} y={-56} width={82} height={56} rx={9} fill={`url(#${id}b)`} />
      <path d="M42-50h12q6 0 6 6v30q0 6-6 6H42Z" fill={metal.dark} />
      <path d="M-32-18h44v6h-44ZM-32-30h20v6h-20Z" fill="var(--color-ink)" opacity={0.5} />
      <circle cx={22} cy={-34} r={13} fill="var(--color-ink)" />
      {live && (
        <RadialGradient
          id={`${id}t`}
          stops={[
            ['var(--color-tally-hot)', 0.1, 0.9],
            ['var(--color-tally-hot)', 1, 0],
          ]}
        />
      )}
      {live && <circle cx={-30} cy={-62} r={22} fill={`url(#${id}t)`} />}
      <circle cx={22} cy={-34} r={7} fill={metal.light} />
      <rect
        x={-36}
        y={-66}
        width={12}
        height={10}
        rx={4}
        fill={live ? 'var(--color-tally-hot)' : metal.light}
      />
    </g>
  );
}
