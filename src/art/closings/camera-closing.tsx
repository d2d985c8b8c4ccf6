import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Headphones } from '../kit/brand-goods.tsx';
import { Camera } from '../kit/camera.tsx';
import { Plinth } from '../kit/plinth.tsx';
import { Tripod } from '../kit/tripod.tsx';
import { hues } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { cartons } from '../scene-colours.ts';
import { Closing } from './closing.tsx';

/** Contact: a product on its plinth, held before the camera, the call's lamp on. */
export function CameraClosing(scene: SceneProps) {
  const id = useId();
  return (
    <Closing {...scene}>
      <LinearGradient
        id={id}
        line={[1, 0, 0, 0]}
        stops={[
          [hues.cream, 0, 0.75],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M262 172 20 60v264l242-116Z" fill={`url(#${id})`} />
      <Plinth x={120} y={362} width={150} height={92} tones={cartons.cream} />
      <Headphones x={120} y={186} scale={1.06} tones={[hues.lilac, 'var(--color-ink)']} />
      <Tripod x={354} y={372} height={152} spread={70} />
      <Camera x={358} y={222} scale={1.32} />
      <g transform="translate(276 34)">
        <path
          d="M14 10h146q14 0 14 14v44q0 14-14 14H52L24 106V82H14Q0 82 0 68V24Q0 10 14 10Z"
          fill="var(--color-white)"
        />
        <path d="M22 32h116v10H22ZM22 54h72v10H22Z" fill="var(--color-ink)" />
      </g>
    </Closing>
  );
}
