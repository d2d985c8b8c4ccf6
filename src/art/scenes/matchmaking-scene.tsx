import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Can } from '../kit/brand-goods.tsx';
import { Host } from '../kit/host.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

/** Creator matchmaking: three creators' cards, one of them matched with the product. */
export function MatchmakingScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient id={`${id}g`} stops={[[hues.lilac], [hues.orchid, 0.45], [hues.iris, 1]]} />
      <clipPath id={`${id}s`}>
        <rect width={140} height={184} rx={20} />
      </clipPath>
      <clipPath id={`${id}m`}>
        <rect x={224} y={54} width={152} height={166} rx={18} />
      </clipPath>
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M-40-20h180L420 380H110Z" fill="var(--color-white)" opacity={0.25} />
      <g transform="translate(70 84)rotate(-6 70 90)">
        <rect x={12} y={14} width={140} height={184} rx={20} fill={hues.violet} opacity={0.3} />
        <rect width={140} height={184} rx={20} fill="var(--color-key)" />
        <g clipPath={`url(#${id}s)`}>
          <Host
            x={70}
            y={84}
            scale={0.7}
            skin="porcelain"
            hair="long"
            hairColour="copper"
            outfit="knit"
            cloth="ink"
          />
        </g>
      </g>
      <g transform="translate(390 84)rotate(6 70 90)">
        <rect x={12} y={14} width={140} height={184} rx={20} fill={hues.violet} opacity={0.3} />
        <rect width={140} height={184} rx={20} fill="var(--color-amber)" />
        <g clipPath={`url(#${id}s)`}>
          <Host
            x={70}
            y={84}
            scale={0.7}
            skin="almond"
            hair="crop"
            wear="beard"
            outfit="tee"
            cloth="teal"
            turn={-0.5}
          />
        </g>
      </g>
      <rect x={232} y={64} width={168} height={226} rx={24} fill={hues.violet} opacity={0.4} />
      <rect x={216} y={46} width={168} height={226} rx={24} fill="var(--color-white)" />
      <rect x={224} y={54} width={152} height={166} rx={18} fill="var(--color-tally)" />
      <g clipPath={`url(#${id}m)`}>
        <Host
          x={300}
          y={128}
          scale={0.78}
          skin="espresso"
          hair="curls"
          wear="earring"
          outfit="blazer"
          cloth="amber"
          mood="talk"
          turn={0.1}
        />
      </g>
      <path d="M236 234h72v9h-72ZM236 251h44v7h-44Z" fill="var(--color-line)" />
      <circle cx={352} cy={246} r={17} fill="var(--color-ok)" />
      <path d="M343 246l6 6 12-12" fill="none" stroke="var(--color-white)" strokeWidth={4} />
      <Can x={206} y={304} rotate={-8} scale={0.9} />
    </Scene>
  );
}
