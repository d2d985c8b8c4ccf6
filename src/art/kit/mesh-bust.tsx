import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { type Placement, placed } from '../placement.ts';
import { type HairShape, hairPath } from './host-hair.tsx';

type MeshBustProps = Placement & {
  hair?: HairShape;
  line?: string;
  fill?: readonly [string, string];
};

const head =
  'M-37-10C-37-38-20-51 1-51S38-38 38-10V8C38 22 32 34 23 42 16 48 9 51 2 51S-13 48-20 42C-30 34-37 22-37 8Z';
const chest = 'M-88 200C-90 140-84 106-52 91L-20 77V44H22V77L52 91C84 106 90 140 88 200Z';
const net =
  'M1-51V51M-12-50Q-22 0-10 49M14-50Q24 0 13 49M-25-43Q-36 0-21 41M27-43Q38 0 23 42M-32-34Q0-27 34-34M-37-20Q0-11 38-20M-37-6Q0 3 38-6M-37 8Q0 18 38 8M-33 22Q0 33 34 22M-26 35Q0 44 28 35';
const weave =
  'M-20 77 0 104 22 77M-52 91-26 118 0 104 28 118 52 91M-76 112-52 144-26 118-20 152 0 104 22 152 28 118 54 144 78 112M-86 160-52 144-20 152 22 152 54 144 88 160M-52 144-62 200M-20 152-28 200M22 152 30 200M54 144 64 200M-86 160-62 200M88 160 64 200';
const nodes = [
  [1, -9],
  [-22, -9],
  [25, -9],
  [-20, 14],
  [23, 14],
  [1, 38],
  [-19, -29],
  [21, -29],
  [0, 104],
  [-26, 118],
  [28, 118],
  [-52, 144],
  [54, 144],
  [-20, 152],
  [22, 152],
] as const;

export function MeshBust({
  hair,
  line = 'var(--color-key)',
  fill = ['var(--color-key)', 'var(--color-magenta)'],
  ...at
}: MeshBustProps) {
  const id = useId();
  const shock = hair && hairPath(hair).back;
  return (
    <g {...placed(at)} fill="none" stroke={line}>
      <LinearGradient
        id={id}
        user
        line={[0, -60, 0, 200]}
        stops={[
          [fill[0], 0, 0.55],
          [fill[1], 1, 0.3],
        ]}
      />
      {shock && <path d={shock} fill={`url(#${id})`} strokeWidth={1.5} opacity={0.8} />}
      <path d={chest} fill={`url(#${id})`} strokeWidth={2} />
      <path d={head} fill={`url(#${id})`} strokeWidth={2} />
      <path d={net + weave} opacity={0.7} />
      <path
        d={nodes.map(([x, y]) => `M${x - 2.5} ${y}a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0Z`).join('')}
        fill="var(--color-white)"
        stroke="none"
      />
    </g>
  );
}
