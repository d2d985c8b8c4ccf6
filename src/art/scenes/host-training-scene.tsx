import { Fragment, useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { CrewBack } from '../kit/crew-back.tsx';
import { Host } from '../kit/host.tsx';
import { RingLight } from '../kit/ring-light.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { glasses, pinks, reds, yellows } from '../scene-colours.ts';

const letters = ['F', 'A', 'B', 'E', 'S'];
const duo = <Bottle y={12} scale={1.1} label="var(--color-tally)" glass={[hues.cream, hues.peach]} />;

/** Host training: the pitch under the ring light, the five steps on the wall, the coach with the clock. Portrait. */
export function HostTrainingScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={480} height={600} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.7, 1]}
        stops={[[hues.plum], [hues.fuchsia, 0.35], ['var(--color-magenta)', 0.62], [pinks.azalea, 1]]}
      />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[yellows.oat], [reds.carrot, 0.6], [reds.strawberry, 1]]}
      />
      <path d="M0 0h480v600H0Z" fill={`url(#${id}g)`} />
      <path d="M0 0h480v26H0ZM72 26h4v68h-4ZM401 26h4v34h-4Z" fill={hues.night} />
      <RingLight x={250} y={236} r={138} glow={pinks.carnation} />
      <path d="M44 106h80v330H44Z" fill={hues.night} opacity={0.3} />
      <rect x={34} y={92} width={80} height={330} rx={14} fill="var(--color-ink)" />
      {letters.map((letter, i) => (
        <Fragment key={letter}>
          <rect
            x={44}
            y={102 + i * 63}
            width={60}
            height={57}
            rx={9}
            fill={i === 3 ? 'var(--color-amber)' : 'var(--color-ink-2)'}
          />
          <text
            x={74}
            y={143 + i * 63}
            textAnchor="middle"
            fontSize={36}
            className="display"
            fill={i < 3 ? 'var(--color-key)' : i === 3 ? 'var(--color-ink)' : 'var(--color-mute-ink)'}
          >
            {letter}
          </text>
        </Fragment>
      ))}
      <g transform="translate(352 58)">
        <path d="M8 10h102v54H8Z" fill={hues.night} opacity={0.35} />
        <rect width={102} height={54} rx={12} fill="var(--color-ink)" />
        <text
          x={51}
          y={38}
          textAnchor="middle"
          fontSize={30}
          className="display figures"
          fill="var(--color-tally-hot)"
        >
          0:48
        </text>
      </g>
      <Host
        x={244}
        y={258}
        scale={1.24}
        skin="honey"
        hair="bun"
        wear="earring"
        outfit="blazer"
        cloth="teal"
        mood="talk"
        rim={pinks.blossom}
        hand={{ x: 98, y: 92 }}
        handLean={6}
        held={duo}
        resting
      />
      <path d="M0 498h480v36H0Z" fill={`url(#${id}t)`} />
      <path d="M0 534h480v66H0Z" fill={hues.wine} />
      <path d="M0 498h480v3H0Z" fill={hues.cream} opacity={0.7} />
      <Bottle
        x={84}
        y={520}
        scale={1.05}
        shape="pump"
        glass={glasses.cream}
        cap="var(--color-ink)"
        label="var(--color-amber)"
      />
      <Bottle x={132} y={524} scale={0.8} shape="jar" glass={glasses.lagoon} cap={hues.cream} />
      <CrewBack x={396} y={478} scale={0.86} skin="umber" hair="short" cloth="ink" rim={pinks.carnation} />
    </Scene>
  );
}
