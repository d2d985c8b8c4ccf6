import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { Plinth } from '#src/art/kit/plinth.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { cloths, hues, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { cartons, glasses, pinks, reds, teals } from '#src/art/scene-colours.ts';

const colours = { deep: '#0a6f7c', tile: '#e0a08a', cayenne: '#c2521f', rain: '#9fd8dc' };

const lamps = [
  { x: 214, foot: 250, light: 'c' },
  { x: 318, foot: 318, light: 'a' },
  { x: 416, foot: 372, light: 'm' },
] as const;

/** Live production: the whole room, rigged and waiting, with the crew's monitor in front. */
export function LiveProductionScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={480} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.abyss], [hues.lagoon, 0.42], ['var(--color-key-deep)', 0.72], [teals.cyan, 1]]}
      />
      <LinearGradient
        id={`${id}w`}
        line={[0.1, 0, 0.5, 1]}
        stops={[[colours.deep], [teals.turquoise, 0.62], [hues.ice, 1]]}
      />
      <LinearGradient
        id={`${id}h`}
        line={[0, 0, 0.5, 1]}
        stops={[[reds.shrimp], [hues.rose, 0.5], [hues.wine, 1]]}
      />
      <LinearGradient
        id={`${id}c`}
        line={[0, 0, 0, 1]}
        stops={[
          [hues.cream, 0, 0.6],
          [hues.cream, 1, 0],
        ]}
      />
      <LinearGradient
        id={`${id}a`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-amber)', 0, 0.55],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <LinearGradient
        id={`${id}m`}
        line={[0, 0, 0, 1]}
        stops={[
          [pinks.bubblegum, 0, 0.6],
          [pinks.bubblegum, 1, 0],
        ]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [hues.cream, 0, 0.9],
          [hues.cream, 1, 0],
        ]}
      />
      <RadialGradient
        id={`${id}t`}
        stops={[
          ['var(--color-tally-hot)', 0, 0.55],
          ['var(--color-tally-hot)', 1, 0],
        ]}
      />
      <path d="M0 0h600v480H0Z" fill={`url(#${id}g)`} />
      <path d="M168 78h296v226q0 60 84 92l44 18H40l44-18q84-32 84-92Z" fill={`url(#${id}w)`} />
      <path d="M236 318V214a80 80 0 0 1 160 0v104Z" fill={`url(#${id}h)`} />
      <path d="M396 318V214a80 80 0 0 0-40-69 92 92 0 0 1 22 69v104Z" fill={hues.night} opacity={0.28} />
      <path d="M176 196h48v6h-48ZM184 256h40v6h-40ZM408 226h48v6h-48Z" fill={hues.abyss} opacity={0.75} />
      <Bottle
        x={190}
        y={196}
        scale={0.56}
        shape="pump"
        glass={[hues.cream, colours.tile]}
        cap="var(--color-ink)"
      />
      <Bottle x={212} y={196} scale={0.5} shape="tube" glass={glasses.ember} cap={hues.cream} />
      <Bottle x={204} y={256} scale={0.52} shape="jar" glass={glasses.cream} cap="var(--color-amber)" />
      <Bottle
        x={424}
        y={226}
        scale={0.5}
        shape="dropper"
        glass={[cloths.amber[0], colours.cayenne]}
        cap="var(--color-ink)"
      />
      <Bottle x={442} y={226} scale={0.46} glass={['var(--color-white)', colours.rain]} />
      <ellipse cx={318} cy={374} rx={190} ry={34} fill={`url(#${id}p)`} opacity={0.7} />
      <Truss />
      {lamps.map(({ x, foot, light }) => (
        <g key={x}>
          <path d={`M${x - 12} 82h24l${foot - x + 62} 292H${foot - 74}Z`} fill={`url(#${id}${light})`} />
          <path d={`M${x - 3} 44h6v14h-6ZM${x - 15} 58h30l4 24h-38Z`} fill="var(--color-ink)" />
          <ellipse cx={x} cy={82} rx={19} ry={5} fill={hues.cream} />
        </g>
      ))}
      <Tripod x={74} y={428} height={286} spread={54} />
      <Softbox x={92} y={146} rotate={26} scale={1.3} beam={330} />
      <Shadow x={318} y={372} width={128} length={110} />
      <Plinth x={318} y={370} width={148} height={54} tones={cartons.sun} />
      <Bottle x={306} y={322} scale={1.36} glass={glasses.rose} label="var(--color-tally)" />
      <Bottle x={352} y={324} scale={0.9} shape="jar" glass={glasses.lagoon} cap={hues.cream} />
      <path d="M196 400l34 16M230 398l-36 20" stroke="var(--color-amber)" strokeWidth={7} />
      <Shadow x={508} y={430} width={92} length={60} />
      <path d="M508 428q-20 40-120 34T250 476" fill="none" stroke={hues.abyss} strokeWidth={5} />
      <circle cx={490} cy={176} r={84} fill={`url(#${id}t)`} />
      <Tripod x={522} y={430} height={212} spread={52} />
      <Camera x={526} y={210} scale={1.25} />
      <Monitor skin={`url(#${id}h)`} />
    </Scene>
  );
}

function Truss() {
  const braces = Array.from({ length: 15 }, (_, i) => `M${i * 42} 40l21-18 21 18`).join('');
  return (
    <g stroke={metal.dark} strokeWidth={5} fill="none">
      <path d={braces} strokeWidth={3} />
      <path d="M0 20h600M0 42h600" />
    </g>
  );
}

function Monitor({ skin }: { skin: string }) {
  const levels = [22, 34, 28, 40, 30];
  return (
    <g transform="translate(112 336)">
      <path d="M58 108h28l6 36H52Z" fill={metal.dark} />
      <rect width={144} height={114} rx={12} fill="var(--color-ink)" />
      <rect x={10} y={8} width={56} height={98} rx={6} fill="var(--color-tally-hot)" />
      <rect x={13} y={11} width={50} height={92} rx={4} fill={skin} />
      <Plinth x={38} y={92} width={34} height={10} tones={cartons.sun} />
      <Bottle x={38} y={80} scale={0.46} label="var(--color-tally)" />
      <path d="M18 16h16q4 0 4 4t-4 4H18q-3 0-3-4t3-4Z" fill="var(--color-tally)" />
      <rect x={76} y={11} width={30} height={54} rx={4} fill={hues.lagoon} />
      <Bottle x={91} y={60} scale={0.42} shape="jar" glass={glasses.lagoon} cap={hues.cream} />
      <path d="M112 11h22v7h-22ZM112 24h16v5h-16ZM112 36h20v5h-20Z" fill="var(--color-ink-3)" />
      <path
        d={levels.map((level, i) => `M${77 + i * 12} 104v-${level * 0.8}h7v${level * 0.8}Z`).join('')}
        fill="var(--color-key)"
      />
    </g>
  );
}
