import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { DeskLamp } from '#src/art/kit/desk-lamp.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { ProductCard } from '#src/art/kit/product-card.tsx';
import { hues, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { pinks } from '#src/art/scene-colours.ts';
import { ClientStill } from '#src/art/stills/client-still.tsx';

const colours = {
  aubergine: '#3b1140',
  jute: '#e9cdb4',
  flax: '#ecd3bd',
  stone: '#b98a7c',
  taupe: '#c9a58f',
};

const curve =
  'C60 318 96 284 150 288S236 256 290 268 372 214 430 226 520 214 560 176 604 132 640 128 716 226 770 230 852 176 900 190 960 214 1012 206';
const notes = [
  { x: 118, y: 196, turn: -5, tone: 'var(--color-key)' },
  { x: 394, y: 130, turn: 4, tone: 'var(--color-amber)' },
  { x: 826, y: 96, turn: -3, tone: pinks.sorbet },
];
/** Analytics: the show as a recorder draws it, and the glass on the one minute that mattered. Wide. */
export function AnalyticsOptimizationScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={1200} height={440} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 1, 0.4]}
        stops={[[hues.night], [hues.plum, 0.4], [hues.wine, 0.75], [colours.aubergine, 1]]}
      />
      <LinearGradient
        id={`${id}a`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-tally-hot)', 0, 0.55],
          ['var(--color-tally-hot)', 1, 0.06],
        ]}
      />
      <LinearGradient id={`${id}d`} line={[0, 0, 0, 1]} stops={[[metal.light], ['var(--color-ink)', 0.5]]} />
      <LinearGradient
        id={`${id}p`}
        line={[0, 0, 1, 0]}
        stops={[
          [colours.jute],
          [hues.cream, 0.2],
          ['var(--color-white)', 0.55],
          [colours.flax, 0.92],
          [colours.stone, 1],
        ]}
      />
      <RadialGradient
        id={`${id}s`}
        stops={[
          ['var(--color-amber)', 0, 0.5],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <clipPath id={`${id}c`}>
        <circle cx={640} cy={196} r={128} />
      </clipPath>
      <path d="M0 0h1200v440H0Z" fill={`url(#${id}g)`} />
      <circle cx={620} cy={190} r={380} fill={`url(#${id}s)`} />
      <path d="M0 372h1200v68H0Z" fill="var(--color-ink)" opacity={0.55} />
      <path d="M0 384h1050l70 30H0Z" fill="var(--color-ink)" opacity={0.5} />
      <path d="M-10 96H1040V372H-10Z" fill={`url(#${id}p)`} />
      <path
        d="M0 150h1036v1H0ZM0 204h1036v1H0ZM0 258h1036v1H0ZM0 312h1036v1H0Z"
        fill={colours.taupe}
        opacity={0.6}
      />
      <path
        d={Array.from(
          { length: 35 },
          (_, i) => `M${14 + i * 30} 104h8v8h-8ZM${14 + i * 30} 356h8v8h-8Z`,
        ).join('')}
        fill={hues.plum}
        opacity={0.7}
      />
      <path d={`M0 322${curve}V346H0Z`} fill={`url(#${id}a)`} />
      <path d={`M0 322${curve}`} fill="none" stroke="var(--color-tally)" strokeWidth={6} />
      {notes.map(({ x, y, turn, tone }) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
          <path d="M8 10h84v62H8Z" fill={hues.plum} opacity={0.25} />
          <path d="M0 0h84v62H0Z" fill={tone} />
          <path d="M10 12h30v8H10ZM10 28h62v5H10ZM10 40h46v5H10Z" fill="var(--color-ink)" opacity={0.75} />
        </g>
      ))}
      <Recorder body={`url(#${id}d)`} />
      <g transform="rotate(42 640 196)">
        <path
          d="M776 184h150q14 0 14 14t-14 14H776Z"
          fill="var(--color-ink)"
          opacity={0.3}
          transform="translate(6 16)"
        />
        <path d="M760 186h40v20h-40Z" fill="var(--color-amber)" />
        <path d="M796 180h132q16 0 16 16t-16 16H796Z" fill="var(--color-ink)" />
        <path d="M800 184h128q6 0 8 5H800Z" fill={metal.light} />
      </g>
      <circle cx={652} cy={214} r={132} fill="var(--color-ink)" opacity={0.28} />
      <g clipPath={`url(#${id}c)`}>
        <ClientStill client="palo" x={494} y={14} scale={0.88} />
        <ProductCard x={566} y={262} scale={0.9} shelf={hues.night}>
          <DeskLamp x={-6} scale={0.14} lit={false} fill="var(--color-amber)" />
        </ProductCard>
        <path d="M528 150a128 128 0 0 1 118-82q-70 30-84 110Z" fill="var(--color-white)" opacity={0.22} />
      </g>
      <circle cx={640} cy={196} r={134} fill="none" stroke="var(--color-ink)" strokeWidth={14} />
      <circle cx={640} cy={196} r={126} fill="none" stroke={hues.cream} strokeWidth={3} opacity={0.6} />
    </Scene>
  );
}

function Recorder({ body }: { body: string }) {
  return (
    <>
      <path d="M1012 60h188v330h-188q-14 0-14-14V74q0-14 14-14Z" fill={body} />
      <path d="M1014 84h28v290h-28Z" fill="var(--color-ink)" />
      <path d="M1060 196h80v14h-80l-50 3v-14Z" fill={metal.light} />
      <path d="M1000 206l26-9v18Z" fill="var(--color-tally)" />
      <Lamp x={1112} y={116} scale={1.1} />
      <circle cx={1094} cy={274} r={26} fill="var(--color-ink-3)" />
      <circle cx={1160} cy={274} r={26} fill="var(--color-ink-3)" />
      <path d="M1092 252h4v18h-4ZM1172 260l3 3-13 13-3-3Z" fill="var(--color-white)" />
      <path d="M1066 328h120v8h-120ZM1066 348h80v8h-80Z" fill="var(--color-ink-3)" />
    </>
  );
}
