import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Can, Candle, Headphones, Jacket } from '../kit/brand-goods.tsx';
import { hues, metal } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { glasses, reds, yellows } from '../scene-colours.ts';

/** Strategic planning: four products on a belt in the order of the show, each with its tag. */
export function OrderView(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={280} {...scene}>
      <LinearGradient id={id} stops={[[yellows.primrose], ['var(--color-amber)', 0.5], [hues.coral, 1]]} />
      <path d="M0 0h600v280H0Z" fill={`url(#${id})`} />
      <path d="M-20 0 180 220H-20ZM300 0h120l170 220H480Z" fill="var(--color-white)" opacity={0.25} />
      <path d="M0 216h600v34H0Z" fill={metal.dark} />
      <path d="M0 216h600v6H0Z" fill={metal.light} />
      <path
        d={[40, 120, 200, 280, 360, 440, 520].map((x) => `M${x} 236a8 8 0 1 0 .1 0Z`).join('')}
        fill={metal.light}
        transform="translate(0 -1)"
      />
      <Can x={92} y={216} scale={1.15} />
      <Candle x={222} y={216} scale={0.96} glass={glasses.votive} />
      <Headphones x={366} y={152} scale={0.78} tones={[hues.lilac, hues.plum]} />
      <Jacket x={512} y={38} scale={0.96} />
      {[92, 222, 366, 512].map((x, i) => (
        <g key={x} transform={`translate(${x} 244)`}>
          <path d="M-34-6H26L42 8 26 22H-34Z" fill="var(--color-white)" />
          <circle cx={27} cy={8} r={4} fill={reds.cinnamon} />
          <path
            d={Array.from({ length: i + 1 }, (_, n) => `M${-24 + n * 11} 1h7v14h-7Z`).join('')}
            fill="var(--color-tally)"
          />
        </g>
      ))}
    </Scene>
  );
}
