import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { violets } from '../scene-colours.ts';
import { type Client, ClientStill } from '../stills/client-still.tsx';

const clips = [
  { client: 'brightside', x: 34, y: 46, turn: -7 },
  { client: 'field', x: 178, y: 68, turn: 2 },
  { client: 'oko', x: 322, y: 52, turn: -3 },
] as const satisfies readonly { client: Client; x: number; y: number; turn: number }[];

/** Content development: three clips on a line, the hook at its end, the show's door on the right. */
export function HookView(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={280} {...scene}>
      <LinearGradient id={`${id}g`} stops={[[hues.lilac], [hues.orchid, 0.5], [violets.pansy, 1]]} />
      <clipPath id={`${id}c`}>
        <rect x={7} y={7} width={106} height={176} rx={10} />
      </clipPath>
      <path d="M0 0h600v280H0Z" fill={`url(#${id}g)`} />
      <path
        d="M-10 34Q150 84 300 62T510 40q44 8 40 66v72q0 44-40 44t-40-38"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path d="M470 184l-16 26 32-4Z" fill="var(--color-ink)" />
      {clips.map(({ client, x, y, turn }) => (
        <g key={client} transform={`translate(${x} ${y})rotate(${turn} 60 0)`}>
          <rect x={10} y={12} width={120} height={190} rx={16} fill={hues.violet} opacity={0.45} />
          <rect width={120} height={190} rx={16} fill="var(--color-white)" />
          <g clipPath={`url(#${id}c)`}>
            <ClientStill client={client} x={5} y={-26} scale={0.34} />
          </g>
          <path d="M44 74l38 22-38 22Z" fill="var(--color-white)" opacity={0.9} />
          <path d="M50-8h20v24H50Z" fill="var(--color-amber)" />
        </g>
      ))}
    </Scene>
  );
}
