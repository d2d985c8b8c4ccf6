import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { CrewBack } from '../kit/crew-back.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { metal } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { pinks, reds, violets, yellows } from '../scene-colours.ts';
import { type Client, ClientStill } from '../stills/client-still.tsx';

const colours = { damson: '#6a1650', shadow: '#32143c' };

const screens = [
  { at: [24, 114, 0.66], client: 'brightside', pin: yellows.sun },
  { at: [148, 92, 0.8], client: 'field', pin: 'var(--color-amber)' },
  { at: [296, 58, 1.02], client: 'palo', pin: violets.evening },
  { at: [480, 92, 0.8], client: 'maison', pin: reds.coral },
  { at: [626, 114, 0.66], client: 'oko', pin: metal.light },
] as const satisfies readonly {
  at: readonly [number, number, number];
  client: Client;
  pin: string;
}[];

const faders = [18, 6, 26, 12, 30, 20, 8, 24, 14, 28, 10, 22];

function Screen({ at: [x, y, scale], client, pin }: (typeof screens)[number]) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <clipPath id={id}>
        <rect x={6} y={6} width={148} height={258} rx={10} />
      </clipPath>
      <rect width={160} height={270} rx={14} fill={metal.dark} />
      <g clipPath={`url(#${id})`}>
        <ClientStill client={client} x={6} y={-14} scale={0.4625} />
        <rect x={16} y={206} width={128} height={48} rx={9} fill="var(--color-white)" />
        <rect x={22} y={212} width={36} height={36} rx={7} fill={pin} />
        <path d="M66 220h62v8H66ZM66 235h38v8H66Z" fill="var(--color-ink)" />
      </g>
      <rect x={16} y={18} width={44} height={18} rx={9} fill="var(--color-tally)" />
      <path d="M28 25h20v4H28Z" fill="var(--color-white)" />
    </g>
  );
}

/** The gallery: five vertical shows, one per client, and the two producers who run them. */
export function EnterpriseScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={756} height={560} {...scene}>
      <RadialGradient
        id={`${id}g`}
        circle={[0.5, 0.42, 0.62]}
        stops={[[colours.damson], [colours.shadow, 0.5], ['var(--color-ink)', 1]]}
      />
      <LinearGradient
        id={`${id}d`}
        line={[0, 0, 0, 1]}
        stops={[[metal.light], [metal.dark, 0.35], ['var(--color-ink)', 1]]}
      />
      <RadialGradient
        id={`${id}s`}
        stops={[
          ['var(--color-amber)', 0, 0.4],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h756v560H0Z" fill={`url(#${id}g)`} />
      <path d="M0 24h756v8H0Z" fill={metal.dark} />
      <path
        d="M74 32h6v84h-6ZM209 32h6v62h-6ZM375 32h6v28h-6ZM541 32h6v62h-6ZM676 32h6v84h-6Z"
        fill={metal.dark}
      />
      {screens.map((screen) => (
        <Screen key={screen.client} {...screen} />
      ))}
      <ellipse cx={378} cy={426} rx={330} ry={70} fill={`url(#${id}s)`} />
      <path d="M46 420h664l46 90v50H0v-50Z" fill={`url(#${id}d)`} />
      <path d="M46 420h664l4 7H42Z" fill="var(--color-tally-hot)" opacity={0.8} />
      <g strokeWidth={4}>
        <path d={faders.map((_, i) => `M${300 + i * 15} 438v46`).join('')} stroke="var(--color-ink)" />
        <path
          d={faders.map((level, i) => `M${294 + i * 15} ${442 + level}h12`).join('')}
          stroke="var(--color-white)"
          strokeWidth={7}
        />
      </g>
      <path
        d="M88 442h34v14H88ZM128 442h34v14h-34ZM588 442h34v14h-34ZM628 442h34v14h-34Z"
        fill="var(--color-ink)"
      />
      <path d="M588 442h34v14h-34ZM128 442h34v14h-34Z" fill="var(--color-tally)" />
      <Lamp x={378} y={388} scale={0.9} />
      <CrewBack x={206} y={430} scale={1.02} skin="honey" hair="bun" cloth="teal" rim={reds.shrimp} />
      <CrewBack x={548} y={424} scale={1.06} skin="umber" hair="short" cloth="plum" rim={pinks.carnation} />
    </Scene>
  );
}
