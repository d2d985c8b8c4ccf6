import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Can } from '../kit/brand-goods.tsx';
import { hues } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { browns, cartons, yellows } from '../scene-colours.ts';
import { Closing } from './closing.tsx';

/** Services: one product out of its carton, and the tag with its margin. */
export function ParcelClosing(scene: SceneProps) {
  const id = useId();
  const [front, side] = cartons.kraft;
  return (
    <Closing {...scene}>
      <LinearGradient
        id={id}
        line={[0, 0, 0, 1]}
        stops={[
          [hues.cream, 0, 0],
          [hues.cream, 1, 0.75],
        ]}
      />
      <path d="M70-40h260l-40 256H110Z" fill={`url(#${id})`} opacity={0.55} />
      <path d="M84 214h232v30H84Z" fill={browns.spruce} />
      <Can x={200} y={262} scale={1.5} />
      <path d="M84 214 34 186 14 236 66 258ZM316 214l58-40 14 44-28 26Z" fill={yellows.kraft} />
      <path d="M84 226h232v140q0 8-8 8H92q-8 0-8-8Z" fill={front} />
      <path d="M316 226l44-14v128l-44 34Z" fill={side} />
      <path d="M84 226 52 268h222l42-42Z" fill={yellows.oat} />
      <path d="M184 268h34v106h-34Z" fill="var(--color-tally)" />
      <g transform="translate(330 96)rotate(16)">
        <path d="M-10 67Q-74 40-104 128" fill="none" stroke="var(--color-ink)" strokeWidth={4} />
        <path d="M10 8h86v134H10L-22 75Z" fill="var(--color-ink)" opacity={0.25} />
        <path d="M0 0h86v134H0L-32 67Z" fill="var(--color-white)" />
        <circle cx={-10} cy={67} r={8} fill="var(--color-magenta)" />
        <circle cx={28} cy={46} r={13} fill="none" stroke="var(--color-ink)" strokeWidth={8} />
        <circle cx={60} cy={88} r={13} fill="none" stroke="var(--color-ink)" strokeWidth={8} />
        <path d="M66 34 22 100" stroke="var(--color-ink)" strokeWidth={8} strokeLinecap="round" />
      </g>
    </Closing>
  );
}
