import { useId } from 'react';
import { Sidelight } from '../gradient.tsx';
import { type Placement, placed } from '../placement.ts';

type BookProps = Placement & {
  width?: number;
  height?: number;
  tones: readonly [string, string];
  band?: string;
};

/** A book or binder seen from its spine, standing on 0,0 at its left foot. */
export function Book({ width = 34, height = 120, tones, band = 'var(--color-white)', ...at }: BookProps) {
  const id = useId();
  return (
    <g {...placed(at)}>
      <Sidelight id={id} tones={tones} from={0.25} />
      <path d={`M0-${height - 5}q0-5 5-5h${width - 10}q5 0 5 5V0H0Z`} fill={`url(#${id})`} />
      <path
        d={`M0-${Math.round(height * 0.8)}h${width}v${Math.round(height * 0.26)}H0ZM0-20h${width}v6H0Z`}
        fill={band}
      />
    </g>
  );
}
