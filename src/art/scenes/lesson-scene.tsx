import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Host } from '../kit/host.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { teals } from '../scene-colours.ts';

/** A producer explains a show's curve at the board, 16:9. */
export function LessonScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={640} height={360} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.abyss], [hues.lagoon, 0.45], ['var(--color-key-deep)', 0.8], [teals.bay, 1]]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [hues.ice, 0, 0.5],
          [hues.ice, 1, 0],
        ]}
      />
      <path d="M0 0h640v360H0Z" fill={`url(#${id}g)`} />
      <ellipse cx={250} cy={160} rx={300} ry={190} fill={`url(#${id}p)`} />
      <rect x={62} y={46} width={330} height={228} rx={10} fill={hues.abyss} opacity={0.5} />
      <rect x={50} y={34} width={330} height={228} rx={10} fill="var(--color-ink)" />
      <rect x={60} y={44} width={310} height={208} rx={5} fill={hues.cream} />
      <path d="M84 220h262v3H84ZM84 72h3v150h-3Z" fill="var(--color-ink)" />
      <path
        d="M87 206C120 204 126 168 156 166S196 188 222 178 250 104 278 108 318 118 344 78"
        fill="none"
        stroke="var(--color-tally)"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M87 210q60-8 120-8t138-10"
        fill="none"
        stroke="var(--color-field)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <circle cx={278} cy={108} r={17} fill="none" stroke="var(--color-key-deep)" strokeWidth={5} />
      <Sheet x={36} y={226} width={86} height={104} picture="bars" rotate={-8} />
      <g transform="translate(500 176)scale(-1 1)">
        <Host
          skin="umber"
          hair="crop"
          wear="glasses"
          outfit="collar"
          cloth="amber"
          mood="talk"
          turn={0.8}
          rim={hues.ice}
          hand={{ x: 112, y: 34 }}
          handLean={10}
          held={<path d="M-16 14 88-116" stroke="var(--color-ink)" strokeWidth={5} strokeLinecap="round" />}
        />
      </g>
      <path d="M0 344h640v16H0Z" fill={hues.abyss} opacity={0.6} />
    </Scene>
  );
}
