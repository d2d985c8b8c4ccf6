import { Bottle } from '../../kit/bottle.tsx';
import { Camera } from '../../kit/camera.tsx';
import { Plinth } from '../../kit/plinth.tsx';
import { Shadow } from '../../kit/shadow.tsx';
import { Tripod } from '../../kit/tripod.tsx';
import { hues } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { cartons, glasses, teals } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const harbour = '#0d8793';

/** Studio production: product under the key light, camera with its lamp on. */
export function StudioRoom(scene: SceneProps) {
  return (
    <Room
      {...scene}
      lamp={96}
      wall={[[hues.abyss], ['var(--color-key-deep)', 0.6], [teals.cyan, 1]]}
      floor={[harbour, hues.abyss]}
    >
      <path d="M40 204v-74a56 56 0 0 1 112 0v74Z" fill={hues.coral} opacity={0.85} />
      <path d="M152 204v-74a56 56 0 0 0-24-46 70 70 0 0 1 10 46v74Z" fill={hues.wine} opacity={0.5} />
      <Shadow x={98} y={214} width={74} length={60} />
      <Plinth x={96} y={212} width={88} height={32} tones={cartons.sun} />
      <Bottle x={92} y={184} scale={0.92} glass={glasses.rose} label="var(--color-tally)" />
      <Bottle x={122} y={186} scale={0.56} shape="jar" glass={glasses.lagoon} cap={hues.cream} />
      <Tripod x={236} y={222} height={108} spread={30} />
      <Camera x={238} y={110} scale={0.8} />
    </Room>
  );
}
