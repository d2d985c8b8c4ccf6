import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { Clock } from '../../kit/clock.tsx';
import { MeshBust } from '../../kit/mesh-bust.tsx';
import { hues } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { violets } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const colours = { navy: '#14234a', lapis: '#2a1a5c' };

export function AvatarRoom(scene: SceneProps) {
  const id = useId();
  return (
    <Room
      {...scene}
      wall={[[colours.navy], [violets.indigo, 0.55], [violets.pansy, 1]]}
      floor={[colours.lapis, hues.night]}
    >
      <LinearGradient
        id={id}
        line={[0, 1, 0, 0]}
        stops={[
          ['var(--color-key)', 0, 0.55],
          ['var(--color-key)', 1, 0],
        ]}
      />
      <path d="M54 208 34 30h160l-20 178Z" fill={`url(#${id})`} />
      <MeshBust x={114} y={92} scale={0.6} hair="bob" />
      <ellipse cx={114} cy={210} rx={66} ry={10} fill="var(--color-ink)" />
      <ellipse cx={114} cy={207} rx={58} ry={7} fill="var(--color-key)" />
      <Clock x={240} y={74} r={28} hour={3} rim="var(--color-tally)" />
      <path
        d="M206 136h70v8h-70ZM206 152h50v6h-50ZM206 166h60v6h-60Z"
        fill="var(--color-white)"
        opacity={0.5}
      />
    </Room>
  );
}
