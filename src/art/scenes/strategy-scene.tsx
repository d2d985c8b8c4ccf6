import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Bottle, type BottleProps } from '../kit/bottle.tsx';
import { Box } from '../kit/box.tsx';
import { Calendar } from '../kit/calendar.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const ladder: readonly Omit<BottleProps, 'x' | 'y'>[] = [
  { shape: 'jar', glass: [hues.cream, hues.tangerine], cap: 'var(--color-ink)' },
  { shape: 'tube', glass: [hues.ice, hues.aqua], cap: 'var(--color-white)', scale: 0.85 },
  { shape: 'flask', glass: ['var(--color-white)', hues.clay], label: 'var(--color-tally)', scale: 0.9 },
];

/** What each rung of the ladder leaves, in units of its bar. */
const margins = [12, 24, 38];

const steps = [hues.mist, hues.honey, hues.apricot];

/** Live strategy: the show calendar, and the offer ladder climbing to the one hero product. */
export function StrategyScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.mist], ['var(--color-amber)', 0.35], [hues.coral, 0.7], ['var(--color-tally)', 1]]}
      />
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0.8, 1]}
        stops={[
          [hues.cream, 0, 0.75],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M0 288h600v72H0Z" fill="var(--color-tally)" opacity={0.22} />
      <path d="M-60-40h170L560 380H160Z" fill={`url(#${id}l)`} />
      <path d="M70 112 300 84l44 42-36 160H106Z" fill={hues.wine} opacity={0.2} />
      <Calendar x={54} y={92} scale={1.44} rotate={-5} shows={[2, 4, 9, 11, 12, 16, 18, 19, 23, 25, 26]} />
      <Shadow x={448} y={300} width={296} length={90} />
      {ladder.map((product, i) => (
        <g key={product.shape}>
          <Box
            x={336 + i * 70}
            y={300}
            width={71}
            height={36 + i * 34}
            depth={22}
            tones={[steps[i] ?? hues.peach, hues.cherry, hues.cream]}
          />
          <Bottle {...product} x={342 + i * 70} y={259 - i * 34} />
        </g>
      ))}
      <path d={margins.map((_, i) => `M${313 + i * 70} 280h46v8h-46Z`).join('')} fill={hues.cream} />
      <path
        d={margins.map((width, i) => `M${313 + i * 70} 280h${width}v8h-${width}Z`).join('')}
        fill={hues.cherry}
      />
      <Box
        x={546}
        y={300}
        width={70}
        height={138}
        depth={22}
        tones={['var(--color-tally)', hues.garnet, hues.blush]}
      />
      <Lamp x={553} y={126} scale={1.1} />
    </Scene>
  );
}
