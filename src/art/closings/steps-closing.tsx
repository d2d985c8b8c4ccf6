import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Plinth } from '../kit/plinth.tsx';
import { hues } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { cartons, reds, yellows } from '../scene-colours.ts';
import { Closing } from './closing.tsx';

const stages = [
  [54, 44],
  [122, 86],
  [190, 128],
  [294, 196],
  [356, 240],
  [418, 284],
] as const;

/** Strategy guide: six stages, and a plank laid over the gap. */
export function StepsClosing(scene: SceneProps) {
  const id = useId();
  return (
    <Closing {...scene}>
      <LinearGradient
        id={id}
        line={[0, 0, 0, 1]}
        stops={[
          [hues.cream, 0, 0.8],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M208 20h60l60 346H164Z" fill={`url(#${id})`} opacity={0.6} />
      {stages.map(([x, height], i) => (
        <Plinth
          key={x}
          x={x}
          y={366}
          width={58}
          height={height}
          tones={i < 3 ? [hues.cream, hues.clay, 'var(--color-white)'] : cartons.amber}
        />
      ))}
      <g transform="translate(242 200)rotate(-33)">
        <path d="M-74 4h148v18H-74Z" fill="var(--color-ink)" opacity={0.35} />
        <path d="M-78-10h156v18H-78Z" fill={yellows.kraft} />
        <path d="M-78 4h156v8H-78Z" fill={reds.cinnamon} />
        <path d="M-60-6h90M-20 0h80" stroke={reds.cinnamon} strokeWidth={2.5} opacity={0.6} />
      </g>
      <Lamp x={418} y={54} scale={1.1} />
      <path
        d="M54 322v-70M54 254h44l-12 15 12 15H54"
        fill="var(--color-tally)"
        stroke="var(--color-ink)"
        strokeWidth={5}
        strokeLinejoin="round"
      />
    </Closing>
  );
}
