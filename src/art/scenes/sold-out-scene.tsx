import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Box } from '../kit/box.tsx';
import { Can, Candle } from '../kit/brand-goods.tsx';
import { Host } from '../kit/host.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { hues, metal } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { browns, cartons, glasses, yellows } from '../scene-colours.ts';

const colours = { caramel: '#f0b07a', cardboard: '#b5663f', paprika: '#e0754f', henna: '#a0472c' };

const card = [colours.caramel, colours.cardboard, yellows.oat] as const;
const pale = [yellows.oat, browns.teak, hues.cream] as const;
const red = cartons.red;

const parcels = [
  [86, 560, 150, 104, card, true],
  [216, 560, 96, 74, pale, true],
  [66, 456, 108, 84, pale, true],
  [168, 456, 84, 66, red, false],
  [92, 372, 92, 62, card, true],
  [574, 560, 156, 116, pale, true],
  [692, 560, 108, 84, card, true],
  [596, 444, 118, 80, red, false],
  [702, 476, 84, 62, pale, true],
  [612, 364, 82, 54, card, true],
] as const;

const confetti = [
  [238, 92, 20],
  [300, 40, -30],
  [476, 56, 40],
  [534, 130, 10],
  [196, 186, -15],
  [560, 226, 60],
  [356, 24, 15],
  [432, 108, -45],
  [128, 128, 35],
  [652, 172, -20],
  [262, 250, 50],
  [520, 300, -35],
] as const;

function Ground() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0.7, 1]}
        stops={[
          [hues.cream, 0.3, 0],
          [hues.cream, 0.6, 0.85],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M166-712 760 640H330Z" fill={`url(#${id}l)`} opacity={0.7} />
      <path d="M-1200 574h3200v66h-3200Z" fill={colours.paprika} opacity={0.35} />
    </>
  );
}

/** The floor and the light of the scene alone, for a band that they run through: they go on past the picture's edges. */
export function SoldOutGround(scene: SceneProps) {
  return (
    <Scene width={780} height={640} {...scene}>
      <Ground />
    </Scene>
  );
}

export function SoldOutScene({ isBare, ...scene }: SceneProps & { isBare?: boolean }) {
  const id = useId();
  return (
    <Scene width={780} height={640} {...scene}>
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[hues.cream], [yellows.cantaloupe, 0.55], [colours.paprika, 1]]}
      />
      {!isBare && <Ground />}
      {confetti.map(([x, y, turn], i) => (
        <path
          key={`${x}`}
          d="M-7-4h14v8h-14Z"
          transform={`translate(${x} ${y})rotate(${turn})`}
          fill={
            ['var(--color-tally)', 'var(--color-magenta)', 'var(--color-key-deep)', 'var(--color-white)'][
              i % 4
            ]
          }
        />
      ))}
      <path d="M12 560 320 560 400 640H90ZM520 560h250v80H560Z" fill={colours.henna} opacity={0.28} />
      {parcels.map(([x, y, width, height, tones, banded]) => (
        <Box
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          depth={22}
          tones={tones}
          {...(banded && { band: hues.cream })}
        />
      ))}
      <Host
        x={398}
        y={244}
        scale={1.3}
        skin="honey"
        hair="curls"
        hairColour="coffee"
        outfit="tee"
        cloth="coral"
        mood="smile"
        turn={0.1}
        rim={hues.cream}
        hand={{ x: 112, y: 28 }}
        handLean={10}
        held={<Can y={4} scale={0.74} />}
      />
      <path d="M226 476h344l34 40v60H196v-60Z" fill={`url(#${id}t)`} />
      <path d="M226 476h344l4 5H222Z" fill="var(--color-white)" opacity={0.8} />
      <path d="M196 516h408v60H196Z" fill={colours.henna} opacity={0.25} />
      <Candle x={284} y={508} scale={0.74} glass={glasses.votive} />
      <g transform="translate(498 506)">
        <path d="M-34 0a34 34 0 0 1 68 0Z" fill="var(--color-tally)" />
        <circle cy={-6} r={14} fill={hues.cream} />
        <path d="M30-12h34v12H30Z" fill={metal.dark} />
      </g>
      <path d="M352 496h86v8h-86ZM352 509h60v6h-60Z" fill={browns.teak} opacity={0.7} />
      <rect
        x={346}
        y={438}
        width={104}
        height={66}
        rx={6}
        fill="var(--color-white)"
        transform="rotate(-3 398 470)"
      />
      <g transform="rotate(-3 398 470)">
        <path d="M358 450h46v8h-46ZM358 464h70v5h-70ZM358 474h56v5h-56Z" fill="var(--color-line)" />
        <path
          d="M360 486h3v12h-3ZM366 486h5v12h-5ZM374 486h2v12h-2ZM380 486h6v12h-6ZM390 486h3v12h-3ZM396 486h2v12h-2Z"
          fill="var(--color-ink)"
        />
        <circle cx={434} cy={452} r={9} fill="var(--color-ok)" />
        <path d="M429 452l4 4 7-7" fill="none" stroke="var(--color-white)" strokeWidth={2.5} />
      </g>
      <Lamp x={612} y={276} scale={0.9} />
    </Scene>
  );
}
