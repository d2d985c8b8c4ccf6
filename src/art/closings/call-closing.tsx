import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues, metal } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { Closing } from './closing.tsx';

const pins = [
  [392, 286],
  [330, 338],
  [266, 296],
  [196, 344],
  [128, 300],
  [56, 342],
] as const;

/** Process: a receiver off its hook; its cord is the storyboard's red thread and runs over six pins. */
export function CallClosing(scene: SceneProps) {
  const id = useId();
  return (
    <Closing {...scene}>
      <LinearGradient id={id} line={[0, 0, 0.4, 1]} stops={[[metal.light], ['var(--color-ink)', 0.5]]} />
      <g fill="none" stroke="var(--color-ink)" strokeWidth={5}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((turn) => (
          <ellipse key={turn} cx={370 + turn * 2.4} cy={176 + turn * 13} rx={17} ry={9} />
        ))}
      </g>
      <path
        d={`M${pins.map(([x, y]) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke={hues.cream}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      {pins.map(([x, y], i) => (
        <g key={x}>
          <circle cx={x + 4} cy={y + 6} r={17} fill="var(--color-ink)" opacity={0.35} />
          <circle cx={x} cy={y} r={17} fill={i === 0 ? 'var(--color-amber)' : 'var(--color-white)'} />
          <circle cx={x - 5} cy={y - 5} r={5} fill={i === 0 ? hues.cream : 'var(--color-line)'} />
        </g>
      ))}
      <g transform="translate(222 142)rotate(-24)">
        <path
          d="M-168-10Q-168-76-104-84H116Q180-76 180-10V22q0 20-20 20h-58q-20 0-20-20V4q0-18-18-18H-58q-18 0-18 18v18q0 20-20 20h-52q-20 0-20-20Z"
          fill="var(--color-ink)"
          opacity={0.3}
          transform="translate(12 20)"
        />
        <path
          d="M-174-16Q-174-82-110-90H110Q174-82 174-16V16q0 20-20 20H96q-20 0-20-20V-2q0-18-18-18H-58q-18 0-18 18v18q0 20-20 20h-58q-20 0-20-20Z"
          fill={`url(#${id})`}
        />
        <path
          d="M-160-26Q-154-70-104-76H60"
          fill="none"
          stroke="var(--color-white)"
          strokeWidth={7}
          strokeLinecap="round"
          opacity={0.35}
        />
        <path
          d="M-146 14h14M-122 14h14M-146 26h14M-122 26h14M104 14h14M128 14h14M104 26h14M128 26h14"
          stroke="var(--color-mute-ink)"
          strokeWidth={6}
          strokeLinecap="round"
        />
        <circle cx={0} cy={-54} r={13} fill="var(--color-tally-hot)" />
        <circle cx={-4} cy={-58} r={4} fill="var(--color-white)" opacity={0.7} />
      </g>
    </Closing>
  );
}
