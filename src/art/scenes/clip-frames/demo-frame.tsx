import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { Bottle } from '../../kit/bottle.tsx';
import { Host } from '../../kit/host.tsx';
import { RingLight } from '../../kit/ring-light.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';
import { glasses, reds, teals } from '../../scene-colours.ts';

/** Second 4: the host puts it on and says what it is. */
export function DemoFrame(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={180} height={320} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.4, 1]}
        stops={[[hues.abyss], ['var(--color-key-deep)', 0.55], [teals.turquoise, 1]]}
      />
      <path d="M0 0h180v320H0Z" fill={`url(#${id}g)`} />
      <RingLight x={84} y={126} r={76} glow={hues.ice} />
      <Host
        x={82}
        y={150}
        scale={0.82}
        skin="almond"
        hair="bob"
        hairColour="coffee"
        outfit="knit"
        cloth="coral"
        mood="talk"
        rim={hues.ice}
        hand={{ x: 62, y: 72 }}
        handLean={-8}
        held={<Bottle y={-16} scale={0.95} shape="jar" glass={glasses.apricot} cap="var(--color-ink)" />}
      />
      <path d="M0 296h180v24H0Z" fill={reds.carrot} />
      <path d="M0 296h180v3H0Z" fill={hues.cream} opacity={0.7} />
    </Scene>
  );
}
