import { Jacket } from '../kit/brand-goods.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { teals } from '../scene-colours.ts';
import { ClientStill } from '../stills/client-still.tsx';

/** Field & Fold: the rail of twelve, one coat of them out in the rain, wide. */
export function RainScene(scene: SceneProps) {
  return (
    <Scene width={700} height={300} {...scene}>
      <path d="M0 0h700v300H0Z" fill={hues.lagoon} />
      <svg
        x={400}
        width={300}
        height={300}
        viewBox="0 90 320 320"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <ClientStill client="field" />
      </svg>
      <path d="M0 44h404v10H0Z" fill="var(--color-ink)" />
      {[60, 158, 256, 354].map((x, i) => (
        <Jacket
          key={x}
          x={x}
          y={54}
          scale={1.16}
          tones={i % 2 ? [teals.bay, hues.lagoon] : [hues.frost, 'var(--color-key-deep)']}
        />
      ))}
      <path d="M400 0h6v300h-6Z" fill="var(--color-white)" opacity={0.7} />
    </Scene>
  );
}
