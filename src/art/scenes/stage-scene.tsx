import { useId } from 'react';
import { roundToTenth } from '../geometry.ts';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Box } from '../kit/box.tsx';
import { Host } from '../kit/host.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Plant } from '../kit/plant.tsx';
import { Plinth } from '../kit/plinth.tsx';
import { RingLight } from '../kit/ring-light.tsx';
import { Softbox } from '../kit/softbox.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { stagePose } from '../stage-pose.ts';

const serum = <Bottle y={12} scale={1.18} label="var(--color-tally)" glass={[hues.cream, hues.peach]} />;

const range = [
  { shape: 'pump', glass: [hues.cream, hues.clay], cap: 'var(--color-ink)', label: 'var(--color-amber)' },
  { shape: 'dropper', glass: [hues.tangerine, hues.garnet], cap: hues.cream },
  { shape: 'tube', glass: [hues.ice, hues.aqua], cap: 'var(--color-white)', label: 'var(--color-key-deep)' },
] as const;

function Turntable({ angle }: { angle: number }) {
  const spots = range.map((product, i) => {
    const a = ((angle + i * 120 + 90) * Math.PI) / 180;
    return { product, x: 34 * Math.cos(a), y: 8 * Math.sin(a), depth: Math.sin(a) };
  });
  return (
    <g transform="translate(282 486)">
      <Plinth width={116} height={12} tones={[hues.cream, hues.cherry, hues.mist]} />
      {spots
        .sort((a, b) => a.depth - b.depth)
        .map(({ product, x, y, depth }) => (
          <Bottle
            key={product.shape}
            {...product}
            x={roundToTenth(x)}
            y={roundToTenth(y - 12)}
            scale={roundToTenth(7.6 + depth) / 10}
          />
        ))}
    </g>
  );
}

/** The studio during a show, 9:16. @param t second of the eight-second loop; 0 is the still picture */
export function StageScene({ t = 0, ...scene }: SceneProps & { t?: number }) {
  const id = useId();
  const now = stagePose(t);
  return (
    <Scene width={360} height={640} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.15, 1]}
        stops={[
          [hues.night],
          [hues.plum, 0.18],
          [hues.wine, 0.42],
          [hues.rose, 0.66],
          [hues.coral, 0.84],
          ['var(--color-amber)', 1],
        ]}
      />
      <LinearGradient
        id={`${id}a`}
        line={[0, 0, 0.4, 1]}
        stops={[[hues.garnet], [hues.cherry, 0.7], [hues.coral, 1]]}
      />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[hues.mist], [hues.tangerine, 0.6], [hues.cherry, 1]]}
      />
      <LinearGradient
        id={`${id}f`}
        line={[0, 0, 0, 1]}
        stops={[[hues.cherry], [hues.coral, 0.35], ['var(--color-amber)', 1]]}
      />
      <RadialGradient
        id={`${id}s`}
        stops={[
          ['var(--color-ink)', 0, 0.5],
          ['var(--color-ink)', 1, 0],
        ]}
      />
      <path fill={`url(#${id}g)`} d="M0 0h360v640H0Z" />
      <path d="M36 460V250a140 140 0 0 1 280 0v210Z" fill={`url(#${id}a)`} opacity={0.55} />
      <path d="M0 34h360v5H0ZM56 39h4v56h-4ZM232 39h3v18h-3Z" fill="var(--color-ink)" />
      <path d="M220 57h26l8 26h-40Z" fill="var(--color-ink)" />
      <ellipse cx={233} cy={84} rx={20} ry={5} fill={hues.cream} />
      <Softbox x={62} y={100} rotate={44} scale={0.9} beam={330} glow={hues.tangerine} />
      <Lamp x={314} y={118} scale={0.7} power={now.lamp} />
      <RingLight x={164} y={236} r={114} power={now.ring} glow={hues.tangerine} />
      <path d="M300 206h60v6h-60ZM312 300h48v6h-48Z" fill={hues.night} opacity={0.7} />
      <path
        d="M310 178q0-6 6-6v-8h8v8q6 0 6 6v28h-20ZM338 186h18v20h-18ZM322 270h22v30h-22ZM350 282h10v18h-10Z"
        fill={hues.mulberry}
      />
      <path d="M310 178q0-6 6-6h3v34h-9ZM338 186h5v20h-5ZM322 270h6v30h-6Z" fill={hues.rose} opacity={0.7} />
      <Plant x={26} y={452} tones={[hues.lagoon, hues.abyss]} />
      <Host
        x={158 + now.sway}
        y={248}
        skin="umber"
        hair="curls"
        wear="earring"
        outfit="blazer"
        mood="talk"
        resting
        {...now}
        held={serum}
      />
      <path d="M0 448h360v60H0Z" fill={`url(#${id}t)`} />
      <ellipse cx={170} cy={452} rx={150} ry={16} fill={`url(#${id}s)`} />
      <path d="M0 508h360v132H0Z" fill={`url(#${id}f)`} />
      <path
        d="M0 578h360"
        stroke={hues.cherry}
        strokeOpacity={0.22}
        strokeWidth={124}
        strokeDasharray="7 13"
      />
      <path d="M0 506h360v3H0Z" fill={hues.cream} opacity={0.7} />
      <ellipse cx={84} cy={492} rx={76} ry={12} fill={`url(#${id}s)`} />
      <Plinth x={58} y={488} width={84} height={22} tones={[hues.mist, hues.cherry, hues.cream]} />
      <Box
        x={40}
        y={470}
        width={38}
        height={46}
        tones={['var(--color-tally)', hues.garnet, hues.blush]}
        band={hues.cream}
      />
      <Bottle x={78} y={472} shape="jar" scale={0.8} glass={[hues.cream, hues.clay]} cap="var(--color-ink)" />
      <ellipse cx={302} cy={494} rx={88} ry={15} fill={`url(#${id}s)`} />
      <Turntable angle={now.table} />
    </Scene>
  );
}
