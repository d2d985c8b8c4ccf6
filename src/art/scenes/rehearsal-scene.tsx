import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Host } from '../kit/host.tsx';
import { PhoneFrame } from '../kit/phone-frame.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Waveform } from '../kit/waveform.tsx';
import { hues, metal } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { glasses, reds, yellows } from '../scene-colours.ts';

const colours = { cerise: '#e0457a', boysenberry: '#8f2a80', sangria: '#7a1f48' };

const bulbs = [
  ...[0, 1, 2, 3, 4, 5].map((i) => [154 + i * 68, 62] as const),
  ...[0, 1, 2, 3, 4].flatMap((i) => [[122, 112 + i * 70] as const, [526, 112 + i * 70] as const]),
];

const cards = [
  'var(--color-tally)',
  'var(--color-tally)',
  'var(--color-tally)',
  'var(--color-amber)',
  hues.lilac,
  hues.lilac,
];

/** Host training: a rehearsal before the dressing-room mirror, cue cards and the tape of the take at hand. */
export function RehearsalScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={648} height={600} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.night], [hues.plum, 0.35], [hues.fuchsia, 0.7], ['var(--color-magenta)', 1]]}
      />
      <LinearGradient
        id={`${id}m`}
        line={[0, 0, 0.6, 1]}
        stops={[[reds.coral], [colours.cerise, 0.45], [colours.boysenberry, 1]]}
      />
      <LinearGradient
        id={`${id}c`}
        line={[0, 0, 0, 1]}
        stops={[[yellows.mango], [reds.copper, 0.5], [reds.cranberry, 1]]}
      />
      <RadialGradient
        id={`${id}b`}
        stops={[
          [hues.cream, 0.12, 0.85],
          ['var(--color-amber)', 0.4, 0.35],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <clipPath id={`${id}f`}>
        <rect x={152} y={92} width={344} height={384} rx={16} />
      </clipPath>
      <path d="M0 0h648v600H0Z" fill={`url(#${id}g)`} />
      <rect x={112} y={48} width={444} height={456} rx={34} fill={hues.night} opacity={0.6} />
      <rect x={98} y={34} width={452} height={462} rx={34} fill={metal.dark} />
      <rect x={152} y={92} width={344} height={384} rx={16} fill={`url(#${id}m)`} />
      <g clipPath={`url(#${id}f)`}>
        <path d="M152 92h120L152 300ZM330 92h80L212 476H152v-60Z" fill="var(--color-white)" opacity={0.14} />
        <Host
          x={318}
          y={248}
          scale={1.2}
          skin="almond"
          hair="long"
          hairColour="coffee"
          outfit="blazer"
          cloth="teal"
          inner="cream"
          mood="talk"
          turn={0.2}
          tilt={-3}
          rim={yellows.candle}
          hand={{ x: 98, y: 104 }}
          handLean={-8}
          held={<Bottle y={12} scale={1.1} shape="dropper" glass={glasses.peach} cap={hues.cream} />}
        />
      </g>
      {bulbs.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={40} fill={`url(#${id}b)`} />
          <circle cx={x} cy={y} r={13} fill={hues.cream} />
        </g>
      ))}
      <Sheet x={572} y={196} width={96} height={126} picture="curve" rotate={5} />
      <path d="M612 190h18v16h-18Z" fill="var(--color-amber)" />
      <Sheet x={-22} y={150} width={96} height={126} picture="bars" ink="var(--color-magenta)" rotate={-6} />
      <path d="M20 142h18v16H20Z" fill="var(--color-amber)" />
      <path d="M0 500h648v100H0Z" fill={`url(#${id}c)`} />
      <path d="M0 500h648v4H0Z" fill={hues.cream} opacity={0.85} />
      <path d="M150 520 330 552 300 600H110Z" fill={colours.sangria} opacity={0.35} />
      {cards.map((tone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never move
        <g key={i} transform={`translate(206 640)rotate(${-40 + i * 14})`}>
          <path d="M-40-170h84v120h-84Z" fill={colours.sangria} opacity={0.25} />
          <rect x={-42} y={-174} width={84} height={124} rx={8} fill="var(--color-white)" />
          <path d="M-42-166q0-8 8-8h68q8 0 8 8v18h-84Z" fill={tone} />
          <path d="M-30-134h56v7h-56ZM-30-118h40v6h-40ZM-30-104h50v6h-50Z" fill="var(--color-line)" />
        </g>
      ))}
      <g transform="rotate(-7 500 520)">
        <path d="M440 408h120v172H440Z" fill={colours.sangria} opacity={0.3} />
        <PhoneFrame x={428} y={388} width={116} height={196} screen="var(--color-ink-2)">
          <Waveform
            x={22}
            y={66}
            pitch={9}
            levels={[6, 14, 22, 12, 24, 18, 8, 16]}
            played={5}
            tones={['var(--color-tally-hot)', metal.light]}
          />
          <path d="M64 36h3v60h-3Z" fill="var(--color-white)" />
          <path d="M22 116h72v8H22ZM22 134h48v7H22Z" fill={metal.light} />
          <circle cx={58} cy={164} r={12} fill="var(--color-tally)" />
        </PhoneFrame>
      </g>
    </Scene>
  );
}
