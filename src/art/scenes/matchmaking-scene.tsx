import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

/** Creator matchmaking: three creators' cards, one of them matched with the product. */
export function MatchmakingScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient id={`${id}g`} stops={[[hues.lilac], [hues.orchid, 0.45], [hues.iris, 1]]} />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M-40-20h180L420 380H110Z" fill="var(--color-white)" opacity={0.25} />
      <g transform="translate(70 84)rotate(-6 70 90)">
        <rect x={12} y={14} width={140} height={184} rx={20} fill={hues.violet} opacity={0.3} />
        <rect width={140} height={184} rx={20} fill="var(--color-key)" />
        <Portrait x={70} y={90} scale={0.72} skin="porcelain" hair="long" hairColour="copper" cloth="ink" />
      </g>
      <g transform="translate(390 84)rotate(6 70 90)">
        <rect x={12} y={14} width={140} height={184} rx={20} fill={hues.violet} opacity={0.3} />
        <rect width={140} height={184} rx={20} fill="var(--color-amber)" />
        <Portrait x={70} y={90} scale={0.72} skin="almond" hair="crop" cloth="teal" />
      </g>
      <rect x={232} y={64} width={168} height={226} rx={24} fill={hues.violet} opacity={0.4} />
      <rect x={216} y={46} width={168} height={226} rx={24} fill="var(--color-white)" />
      <rect x={224} y={54} width={152} height={166} rx={18} fill="var(--color-tally)" />
      <Portrait x={300} y={124} scale={0.74} skin="espresso" hair="curls" cloth="amber" />
      <path d="M236 234h72v9h-72ZM236 251h44v7h-44Z" fill="var(--color-line)" />
      <circle cx={352} cy={246} r={17} fill="var(--color-ok)" />
      <path d="M343 246l6 6 12-12" fill="none" stroke="var(--color-white)" strokeWidth={4} />
      <Bottle x={414} y={306} rotate={8} label="var(--color-tally)" />
    </Scene>
  );
}
