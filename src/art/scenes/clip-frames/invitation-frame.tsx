import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { Bottle } from '../../kit/bottle.tsx';
import { Calendar } from '../../kit/calendar.tsx';
import { Lamp } from '../../kit/lamp.tsx';
import { ProductCard } from '../../kit/product-card.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';
import { glasses, yellows } from '../../scene-colours.ts';

/** Second 16: a day, an hour and the product that will be there. */
export function InvitationFrame(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={180} height={320} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.5, 1]}
        stops={[[yellows.straw], ['var(--color-amber)', 0.4], [hues.coral, 0.8], [hues.rose, 1]]}
      />
      <path d="M0 0h180v320H0Z" fill={`url(#${id}g)`} />
      <path d="M36 102h124v104l-10 10H46l-10-10Z" fill={hues.wine} opacity={0.22} />
      <Calendar x={28} y={88} scale={0.8} shows={[17]} bar="var(--color-tally)" />
      <circle cx={90} cy={156} r={19} fill="none" stroke="var(--color-tally)" strokeWidth={5} />
      <Lamp x={90} y={48} scale={0.9} />
      <g transform="rotate(-3 90 260)">
        <path d="M18 244h148v52H18Z" fill={hues.wine} opacity={0.25} />
        <ProductCard x={14} y={236} scale={0.9}>
          <Bottle scale={0.36} shape="jar" glass={glasses.apricot} cap="var(--color-ink)" />
        </ProductCard>
      </g>
    </Scene>
  );
}
