import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Box } from '../kit/box.tsx';
import { Can, Candle } from '../kit/brand-goods.tsx';
import { ChatBubble } from '../kit/chat-bubble.tsx';
import { Host } from '../kit/host.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { PhoneFrame } from '../kit/phone-frame.tsx';
import { Plant } from '../kit/plant.tsx';
import { ProductCard } from '../kit/product-card.tsx';
import { RingLight } from '../kit/ring-light.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { hues, leaf } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { browns, cartons, glasses, reds, yellows } from '../scene-colours.ts';
import { ClientStill } from '../stills/client-still.tsx';

const colours = {
  powder: '#ffd9b8',
  clematis: '#7c2fa0',
  dahlia: '#c13a8a',
  twilight: '#3a1b66',
  raspberry: '#c8457e',
  custard: '#ffe3bd',
  tomato: '#e0564f',
  tungsten: '#ffc38a',
  pomegranate: '#a3304f',
  mahogany: '#8c4c34',
  adobe: '#e39a76',
};

const towers = [
  [0, 60],
  [26, 96],
  [52, 44],
  [80, 78],
  [112, 120],
  [138, 66],
  [166, 88],
] as const;

const windows = towers.flatMap(([x, height], i) =>
  Array.from(
    { length: Math.floor(height / 22) },
    (_, row) => `M${x + 6 + ((i + row) % 2) * 8} ${-height + 10 + row * 20}h5v7h-5Z`,
  ),
);

function Evening({ sky }: { sky: string }) {
  return (
    <g transform="translate(640 60)">
      <path d="M-12-12h236v232H-12Z" fill={hues.cream} />
      <path d="M0 0h212v208H0Z" fill={sky} />
      <circle cx={156} cy={96} r={30} fill={hues.cream} opacity={0.9} />
      <g transform="translate(8 208)">
        <path
          d={towers.map(([x, height]) => `M${x}-${height}h24v${height}h-24Z`).join('')}
          fill={hues.plum}
        />
        <path d={windows.join('')} fill="var(--color-amber)" />
      </g>
      <path d="M102 0h8v208h-8ZM0 100h212v7H0Z" fill={hues.cream} />
      <path d="M-24 220h260v14H-24Z" fill={colours.powder} />
    </g>
  );
}

/** A host's own room during a show: the desk, the ring light, the samples, and the phone on which it all arrives. */
export function CreatorHomeScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={1000} height={460} {...scene}>
      <LinearGradient
        id={`${id}w`}
        stops={[[colours.clematis], [colours.dahlia, 0.4], [reds.watermelon, 0.78], [reds.saffron, 1]]}
      />
      <LinearGradient
        id={`${id}y`}
        line={[0, 0, 0, 1]}
        stops={[[colours.twilight], [colours.raspberry, 0.6], ['var(--color-amber)', 1]]}
      />
      <LinearGradient
        id={`${id}d`}
        line={[0, 0, 1, 0]}
        stops={[[colours.custard], [reds.peach, 0.6], [colours.tomato, 1]]}
      />
      <clipPath id={`${id}s`}>
        <rect x={5} y={5} width={150} height={308} rx={14} />
      </clipPath>
      <RadialGradient
        id={`${id}l`}
        stops={[
          [hues.cream, 0, 0.7],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M0 0h1000v460H0Z" fill={`url(#${id}w)`} />
      <circle cx={470} cy={200} r={330} fill={`url(#${id}l)`} opacity={0.5} />
      <Evening sky={`url(#${id}y)`} />
      <path d="M60 122h196v10H60Z" fill={hues.plum} opacity={0.6} />
      <Can x={88} y={122} scale={0.5} tones={glasses.aqua} />
      <Can x={116} y={122} scale={0.5} />
      <Box x={186} y={122} width={52} height={40} tones={cartons.amber} band={hues.cream} />
      <RingLight x={470} y={176} r={136} glow={colours.tungsten} />
      <Host
        x={470}
        y={190}
        scale={1.08}
        skin="almond"
        hair="long"
        hairColour="coffee"
        wear="earring"
        outfit="knit"
        cloth="teal"
        mood="talk"
        tilt={-3}
        rim={yellows.marigold}
        resting
        hand={{ x: 112, y: 96 }}
        handLean={8}
        held={<Candle y={14} scale={0.8} glass={glasses.votive} />}
      />
      <Shadow x={470} y={404} width={620} length={80} />
      <path d="M180 398h700v18H180Z" fill={`url(#${id}d)`} />
      <path d="M206 416h26v44h-26ZM828 416h26v44h-26Z" fill={colours.pomegranate} />
      <Box x={706} y={398} width={92} height={58} depth={26} tones={cartons.kraft} band={hues.cream} />
      <Box
        x={716}
        y={340}
        width={66}
        height={44}
        depth={20}
        tones={[browns.spruce, colours.mahogany, browns.pine]}
        band={hues.cream}
      />
      <Candle x={640} y={398} scale={0.72} glass={glasses.lagoon} />
      <Lamp x={590} y={381} scale={0.85} />
      <Plant x={930} y={412} scale={1.15} tones={[leaf.light, leaf.dark]} />
      <path d="M902 404h58l-8 56h-42Z" fill={hues.cream} />
      <path d="M936 404h24l-8 56h-12Z" fill={colours.adobe} />
      <g transform="translate(214 116)rotate(-7)">
        <rect x={18} y={18} width={160} height={318} rx={26} fill={hues.plum} opacity={0.35} />
        <PhoneFrame width={160} height={318} screen={hues.wine}>
          <g clipPath={`url(#${id}s)`}>
            <ClientStill client="maison" x={5} y={-14} scale={0.47} />
          </g>
          <rect x={16} y={24} width={40} height={17} rx={8.5} fill="var(--color-tally)" />
          <path d="M24 30.500h24v4H24Z" fill="var(--color-white)" />
          <ChatBubble
            x={14}
            y={196}
            scale={0.66}
            width={120}
            fill="var(--color-ink)"
            ink="var(--color-mute-ink)"
            dot="var(--color-amber)"
          />
          <ChatBubble
            x={14}
            y={226}
            scale={0.66}
            width={96}
            fill="var(--color-ink)"
            ink="var(--color-mute-ink)"
            dot="var(--color-key)"
          />
          <ProductCard x={12} y={262} scale={0.8} width={170}>
            <Candle scale={0.34} glass={glasses.votive} />
          </ProductCard>
        </PhoneFrame>
      </g>
    </Scene>
  );
}
