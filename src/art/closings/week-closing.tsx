import { useId } from 'react';
import { RadialGradient } from '../gradient.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { hues } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { Closing } from './closing.tsx';

/** The days before the show: left edge, top and turn of each leaf, all of them done. */
const days = [
  [8, 72, -7],
  [118, 78, 3],
  [228, 74, -3],
  [14, 212, 4],
  [134, 216, -4],
] as const;

/** Home: a week of leaves on two cords, six of them ticked, the seventh on air. */
export function WeekClosing(scene: SceneProps) {
  const id = useId();
  return (
    <Closing {...scene}>
      <RadialGradient
        id={id}
        stops={[
          [hues.honey, 0, 0.7],
          [hues.honey, 1, 0],
        ]}
      />
      <path
        d="M0 62Q230 96 460 44M0 204Q230 236 460 176"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={4}
        opacity={0.7}
      />
      {[...days, [338, 58, 5] as const].map(([x, y, turn]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})rotate(${turn} 42 0)`}>
          <path d="M8 10h88v110H8Z" fill="var(--color-ink)" opacity={0.25} />
          <path d="M0 0h88v112H0Z" fill="var(--color-white)" />
          <path d="M0 0h88v24H0Z" fill="var(--color-ink)" />
          <path d="M36-14h16v26H36Z" fill="var(--color-amber)" />
          <path d="M24 66l14 15 28-31" fill="none" stroke="var(--color-ok)" strokeWidth={10} />
        </g>
      ))}
      <circle cx={344} cy={266} r={170} fill={`url(#${id})`} />
      <g transform="translate(262 186)rotate(-3)">
        <path d="M12 14h150v176H12Z" fill="var(--color-ink)" opacity={0.3} />
        <path d="M0 0h150v176H0Z" fill="var(--color-white)" />
        <path d="M0 0h150v36H0Z" fill="var(--color-tally)" />
        <path d="M64-18h22v34H64Z" fill="var(--color-amber)" />
        <Lamp x={75} y={106} scale={1.9} />
      </g>
    </Closing>
  );
}
