import { Bottle } from '../../kit/bottle.tsx';
import { Box } from '../../kit/box.tsx';
import { Calendar } from '../../kit/calendar.tsx';
import { hues } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { glasses, pinks, reds, yellows } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const papaya = '#ffcf94';

const rungs = [
  { x: 190, height: 22, tone: yellows.candle },
  { x: 226, height: 42, tone: papaya },
  { x: 262, height: 66, tone: 'var(--color-tally)' },
];

/** Live strategy: the month on the wall, the offer ladder on the floor. */
export function StrategyRoom(scene: SceneProps) {
  return (
    <Room
      {...scene}
      lamp={216}
      wall={[[yellows.primrose], ['var(--color-amber)', 0.45], [hues.coral, 1]]}
      floor={[reds.poppy, reds.crimson]}
    >
      <path d="M38 66h126v116l-10 8H48l-10-8Z" fill={hues.wine} opacity={0.25} />
      <Calendar x={28} y={58} scale={0.8} rotate={-3} shows={[3, 9, 11, 16, 18, 23, 25, 26]} />
      {rungs.map(({ x, height, tone }) => (
        <Box
          key={x}
          x={x}
          y={216}
          width={36}
          height={height}
          depth={14}
          tones={[tone, pinks.bordeaux, hues.cream]}
        />
      ))}
      <Bottle x={194} y={190} scale={0.62} shape="jar" glass={glasses.apricot} cap="var(--color-ink)" />
      <Bottle x={230} y={170} scale={0.5} shape="tube" glass={glasses.aqua} cap="var(--color-white)" />
      <Bottle x={267} y={146} scale={0.66} glass={glasses.milk} label="var(--color-tally)" />
    </Room>
  );
}
