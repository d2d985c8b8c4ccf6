import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Can } from '#src/art/kit/brand-goods.tsx';
import { Clock } from '#src/art/kit/clock.tsx';
import { CrewBack } from '#src/art/kit/crew-back.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Plinth } from '#src/art/kit/plinth.tsx';
import { RingLight } from '#src/art/kit/ring-light.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { hues, metal, skins } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { cartons, glasses, reds, yellows } from '#src/art/scene-colours.ts';

const terracotta = '#d9615a';

const blocks = [118, 118, 74, 0];

/** Best practices: a host on air, and the producer in front of her who holds the rundown's next block. */
export function BestPracticesScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={680} height={620} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.5, 1]}
        stops={[[yellows.butter], ['var(--color-amber)', 0.3], [hues.coral, 0.65], [hues.rose, 1]]}
      />
      <LinearGradient id={`${id}a`} line={[0, 0, 0.3, 1]} stops={[[reds.carrot], [reds.flare, 1]]} />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[hues.cream], [yellows.cantaloupe, 0.55], [terracotta, 1]]}
      />
      <RadialGradient
        id={`${id}s`}
        stops={[
          ['var(--color-ink)', 0, 0.45],
          ['var(--color-ink)', 1, 0],
        ]}
      />
      <path d="M0 0h680v620H0Z" fill={`url(#${id}g)`} />
      <path d="M246 470V226a178 178 0 0 1 356 0v244Z" fill={`url(#${id}a)`} opacity={0.6} />
      <path d="M0 40h680v7H0ZM116 47h5v44h-5Z" fill="var(--color-ink)" />
      <Softbox x={118} y={120} rotate={28} scale={1.15} beam={470} power={0.9} />
      <Lamp x={572} y={96} scale={1.05} />
      <RingLight x={426} y={236} r={142} glow={hues.cream} />
      <Host
        x={426}
        y={246}
        scale={1.14}
        skin="espresso"
        hair="bun"
        wear="earring"
        outfit="knit"
        cloth="cream"
        mood="talk"
        turn={-0.5}
        rim={yellows.candle}
        hand={{ x: 112, y: 86 }}
        handLean={8}
        held={<Can y={4} scale={0.8} />}
      />
      <path d="M210 456h440l30 40v50H184v-50Z" fill={`url(#${id}t)`} />
      <path d="M210 456h440l3 5H207Z" fill="var(--color-white)" opacity={0.7} />
      <ellipse cx={330} cy={490} rx={96} ry={13} fill={`url(#${id}s)`} />
      <ellipse cx={566} cy={492} rx={80} ry={12} fill={`url(#${id}s)`} />
      <Plinth x={334} y={486} width={104} height={20} tones={cartons.cream} />
      <Can x={308} y={468} scale={0.82} tones={glasses.aqua} />
      <Can x={356} y={468} scale={0.82} tones={glasses.rose} />
      <Box x={560} y={490} width={92} height={56} depth={24} tones={cartons.sun} band="var(--color-tally)" />
      <path d="M0 546h680v74H0Z" fill={hues.wine} opacity={0.55} />
      <Clock x={134} y={268} hour={8} minute={20} r={42} />
      <CrewBack x={120} y={446} scale={1.18} skin="honey" hair="short" cloth="ink" rim={yellows.butter} />
      <g transform="translate(186 316)rotate(-5)">
        <path d="M10 14h152v190H10Z" fill="var(--color-ink)" opacity={0.3} />
        <rect width={152} height={190} rx={10} fill="var(--color-ink)" />
        <rect x={8} y={8} width={136} height={174} rx={6} fill="var(--color-white)" />
        <path d="M18 22h64v11H18Z" fill="var(--color-ink)" />
        <circle cx={126} cy={28} r={7} fill="var(--color-tally)" />
        <g strokeWidth={16} strokeLinecap="round">
          <path d={blocks.map((_, i) => `M27 ${64 + i * 32}h98`).join('')} stroke="var(--color-line)" />
          <path
            d={blocks.map((done, i) => (done ? `M27 ${64 + i * 32}h${done - 20}` : '')).join('')}
            stroke="var(--color-tally)"
          />
        </g>
      </g>
      <path d="M196 486q-16-10-8-26 8-10 18 0l16 30q-10 14-26-4Z" fill={skins.honey.base} />
      <path d="M150 620q-10-92 44-132l28 16q-14 60 4 116Z" fill={metal.light} />
    </Scene>
  );
}
