import { useId } from 'react';
import { Gel } from '../gel.tsx';
import { Bottle, type BottleProps } from '../kit/bottle.tsx';
import { Box } from '../kit/box.tsx';
import { Calendar } from '../kit/calendar.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { gel } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const ladder: readonly Omit<BottleProps, 'x' | 'y'>[] = [
  { shape: 'jar', glass: [gel.cream, gel.tangerine], cap: 'var(--color-ink)' },
  { shape: 'tube', glass: [gel.ice, gel.aqua], cap: 'var(--color-white)', scale: 0.85 },
  { shape: 'flask', glass: ['var(--color-white)', gel.clay], label: 'var(--color-tally)', scale: 0.9 },
];

/** What each rung of the ladder leaves, in units of its bar. */
const margins = [12, 24, 38];

const steps = [gel.mist, gel.honey, gel.apricot];

/** Live strategy: the show calendar, and the offer ladder climbing to the one hero product. */
export function StrategyScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <Gel
        id={`${id}g`}
        stops={[[gel.mist], ['var(--color-amber)', 0.35], [gel.coral, 0.7], ['var(--color-tally)', 1]]}
      />
      <Gel
        id={`${id}l`}
        line={[0, 0, 0.8, 1]}
        stops={[
          [gel.cream, 0, 0.75],
          [gel.cream, 1, 0],
        ]}
      />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M0 288h600v72H0Z" fill="var(--color-tally)" opacity={0.22} />
      <path d="M-60-40h170L560 380H160Z" fill={`url(#${id}l)`} />
      <path d="M70 112 300 84l44 42-36 160H106Z" fill={gel.wine} opacity={0.2} />
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
            tones={[steps[i] ?? gel.peach, gel.cherry, gel.cream]}
          />
          <Bottle {...product} x={342 + i * 70} y={259 - i * 34} />
        </g>
      ))}
      <path d={margins.map((_, i) => `M${313 + i * 70} 280h46v8h-46Z`).join('')} fill={gel.cream} />
      <path
        d={margins.map((width, i) => `M${313 + i * 70} 280h${width}v8h-${width}Z`).join('')}
        fill={gel.cherry}
      />
      <Box
        x={546}
        y={300}
        width={70}
        height={138}
        depth={22}
        tones={['var(--color-tally)', gel.garnet, gel.blush]}
      />
      <Lamp x={553} y={126} scale={1.1} />
    </Scene>
  );
}
