import { type ReactNode, useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Plinth } from '#src/art/kit/plinth.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { glasses, pinks, reds } from '#src/art/scene-colours.ts';

const colours = {
  mulberry: '#4a1430',
  chalk: '#fff7e8',
  carmine: '#a3123a',
  peony: '#f07ab0',
  violet: '#6b3fa0',
  damask: '#2a1038',
};

const floor = 476;

function Place({
  x,
  height,
  beam,
  children,
}: {
  x: number;
  height: number;
  beam: string;
  children: ReactNode;
}) {
  return (
    <>
      <path d={`M${x - 14} 62h28l58 ${floor - 50}H${x - 72}Z`} fill={beam} />
      <path d={`M${x - 2} 0h4v40h-4ZM${x - 18} 62q2-22 18-22t18 22Z`} fill={colours.mulberry} />
      <ellipse cx={x} cy={62} rx={18} ry={4} fill={hues.cream} />
      <Shadow x={x} y={floor} width={96} length={70} />
      <Plinth
        x={x}
        y={floor}
        width={104}
        height={height}
        tones={[hues.cream, reds.strawberry, colours.chalk]}
      />
      <path d={`M${x - 26} ${floor - 34}h52v20h-52Z`} fill={pinks.bordeaux} />
      <path d={`M${x - 18} ${floor - 28}h36v3h-36ZM${x - 18} ${floor - 22}h22v3h-22Z`} fill={hues.cream} />
      <g transform={`translate(${x} ${floor - height + 8})`}>{children}</g>
    </>
  );
}

/** Strategic planning: five products cast for their roles, each on its plinth, the lamp still dark. Left edge amber. */
export function StrategicPlanningScene(scene: SceneProps) {
  const id = useId();
  const beam = `url(#${id}b)`;
  return (
    <Scene width={820} height={560} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 1, 0]}
        stops={[
          ['var(--color-amber)', 0.14],
          [hues.coral, 0.62],
          ['var(--color-tally)', 1],
        ]}
      />
      <LinearGradient
        id={`${id}f`}
        line={[0, 0, 1, 0]}
        stops={[
          ['var(--color-amber)', 0.08],
          [reds.poppy, 0.4],
          [colours.carmine, 1],
        ]}
      />
      <LinearGradient
        id={`${id}b`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-white)', 0, 0.5],
          ['var(--color-white)', 1, 0.04],
        ]}
      />
      <path d="M0 0h820v560H0Z" fill={`url(#${id}g)`} />
      <path d="M0 440h820v120H0Z" fill={`url(#${id}f)`} />
      <Place x={150} height={70} beam={beam}>
        <Bottle x={-22} scale={0.72} shape="tube" glass={glasses.aqua} cap="var(--color-white)" />
        <Bottle x={4} y={6} scale={0.72} shape="tube" glass={glasses.aqua} cap="var(--color-white)" />
        <Bottle x={28} y={2} scale={0.72} shape="tube" glass={glasses.aqua} cap="var(--color-white)" />
      </Place>
      <Place x={288} height={118} beam={beam}>
        <Box
          y={6}
          width={62}
          height={40}
          depth={14}
          tones={['var(--color-magenta)', hues.wine, colours.peony]}
          band={hues.cream}
        />
        <Bottle x={-12} y={-38} scale={0.62} shape="jar" glass={glasses.apricot} cap="var(--color-ink)" />
        <Bottle x={20} y={-40} scale={0.6} shape="dropper" glass={glasses.ember} cap={hues.cream} />
      </Place>
      <Place x={430} height={206} beam={beam}>
        <Bottle y={4} scale={1.5} label="var(--color-tally)" glass={glasses.milk} />
      </Place>
      <Place x={570} height={140} beam={beam}>
        <Bottle
          y={4}
          scale={1.16}
          shape="pump"
          glass={glasses.lagoon}
          cap="var(--color-ink)"
          label={hues.cream}
        />
      </Place>
      <Place x={704} height={92} beam={beam}>
        <Bottle
          y={4}
          scale={0.8}
          shape="dropper"
          glass={[colours.violet, colours.damask]}
          cap="var(--color-amber)"
          label="var(--color-amber)"
        />
        <path d="M-42 8v-74a42 42 0 0 1 84 0V8Z" fill={hues.ice} opacity={0.28} />
        <path
          d="M-42 8v-74a42 42 0 0 1 84 0V8M-6-108a6 6 0 1 1 12 0"
          fill="none"
          stroke="var(--color-white)"
          strokeWidth={3}
        />
        <path d="M-34-62a34 34 0 0 1 22-32q-14 24-14 60v34h-8Z" fill="var(--color-white)" opacity={0.5} />
      </Place>
      <Lamp x={500} y={128} power={0} />
    </Scene>
  );
}
