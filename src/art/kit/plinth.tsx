import { useId } from 'react';
import { Sidelight } from '../gradient.tsx';
import { type Placement, placed } from '../placement.ts';

type PlinthProps = Placement & {
  width?: number;
  height?: number;
  tones: readonly [string, string, string];
};

export function Plinth({ width = 80, height = 40, tones, ...at }: PlinthProps) {
  const id = useId();
  const r = width / 2;
  const k = Math.round(r / 4);
  return (
    <g {...placed(at)}>
      <Sidelight id={id} tones={tones} from={0.15} to={0.9} />
      <path d={`M${-r} ${-height}h${width}V0a${r} ${k} 0 0 1 ${-width} 0Z`} fill={`url(#${id})`} />
      <ellipse cy={-height} rx={r} ry={k} fill={tones[2]} />
    </g>
  );
}
