import { useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Meter } from '#src/art/kit/meter.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';

const shows = [1, 2, 3, 5];
const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export function RoiScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={400} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.night], [hues.wine, 0.5], [hues.rose, 0.8], [hues.coral, 1]]}
      />
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0.8, 1]}
        stops={[
          [hues.coral, 0, 0.6],
          [hues.coral, 1, 0],
        ]}
      />
      <LinearGradient id={`${id}c`} stops={[['var(--color-white)'], [hues.clay, 1]]} />
      <path d="M0 0h600v400H0Z" fill={`url(#${id}g)`} />
      <path d="M0 330h600v70H0Z" fill={hues.night} opacity={0.3} />
      <path d="M-40-20h180L500 420H90Z" fill={`url(#${id}l)`} />
      <g transform="translate(56 84)rotate(-5 80 130)">
        <rect x={16} y={20} width={172} height={244} rx={22} fill="var(--color-ink)" opacity={0.35} />
        <rect width={172} height={244} rx={22} fill={`url(#${id}c)`} />
        <rect x={16} y={16} width={140} height={76} rx={12} fill="var(--color-ink)" />
        <Meter x={54} y={72} r={28} value={0.72} track="var(--color-ink-3)" fill="var(--color-tally-hot)" />
        <path d="M100 34h42v12h-42ZM100 56h26v6h-26ZM100 68h34v6h-34Z" fill="var(--color-amber)" />
        {keys.map((key) => (
          <rect
            key={key}
            x={18 + (key % 3) * 36}
            y={106 + Math.floor(key / 3) * 44}
            width={28}
            height={32}
            rx={8}
            fill="var(--color-ink-3)"
          />
        ))}
        <rect x={126} y={106} width={28} height={76} rx={8} fill="var(--color-amber)" />
        <rect x={126} y={194} width={28} height={32} rx={8} fill="var(--color-tally)" />
      </g>
      <Shadow x={420} y={336} width={320} length={80} />
      {shows.map((cartons, week) => (
        <g key={cartons}>
          {Array.from({ length: cartons }, (_, i) => i).map((i) => (
            <Box
              key={i}
              x={298 + week * 76}
              y={336 - i * 42}
              width={60}
              height={41}
              depth={14}
              tones={
                week === 3
                  ? ['var(--color-amber)', hues.rust, hues.mist]
                  : [hues.apricot, hues.garnet, hues.cream]
              }
              {...(i === cartons - 1 && { band: week === 3 ? 'var(--color-tally)' : hues.cream })}
            />
          ))}
        </g>
      ))}
      <Bottle x={304} y={290} scale={0.62} label="var(--color-tally)" />
      <Lamp x={531} y={102} scale={0.9} />
    </Scene>
  );
}
