import { Clapper } from '../../kit/clapper.tsx';
import { DeskLamp } from '../../kit/desk-lamp.tsx';
import type { SceneProps } from '../../scene.tsx';
import { reds } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const colours = {
  parchment: '#fff0d2',
  linen: '#ffd6a8',
  apricot: '#ffa983',
  sienna: '#d9774f',
  brick: '#a34a3f',
  cassis: '#7a2f3f',
  fig: '#5c2138',
};

const sheets = [
  { x: 128, y: 34, turn: -4, marked: 1 },
  { x: 180, y: 28, turn: 2, marked: 3 },
  { x: 232, y: 36, turn: -2, marked: 0 },
];

/** Scripts and offers: the rundown on the wall, one minute marked on each sheet, and the writer's desk. */
export function ScriptsRoom(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[[colours.parchment], [colours.linen, 0.55], [colours.apricot, 1]]}
      floor={[colours.sienna, colours.brick]}
    >
      {sheets.map(({ x, y, turn, marked }) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
          <path d="M6 8h48v70H6Z" fill={reds.cinnamon} opacity={0.25} />
          <path d="M0 0h48v70H0Z" fill="var(--color-white)" />
          <path d={`M3 ${19 + marked * 11}h42v10H3Z`} fill="var(--color-amber)" opacity={0.7} />
          <path
            d="M7 8h24v5H7ZM18 22h24v3H18ZM18 33h20v3H18ZM18 44h24v3H18ZM18 55h16v3H18Z"
            fill="var(--color-mute-ink)"
          />
          <path d="M7 21h7v5H7ZM7 32h7v5H7ZM7 43h7v5H7ZM7 54h7v5H7Z" fill="var(--color-line)" />
          <circle cx={24} cy={2} r={3.5} fill="var(--color-tally)" />
        </g>
      ))}
      <DeskLamp x={66} y={168} scale={0.56} fill="var(--color-key-deep)" />
      <path d="M24 168h256v10H24Z" fill={colours.cassis} />
      <path d="M36 178h10v44H36ZM258 178h10v44h-10Z" fill={colours.fig} />
      <path d="M132 166h74l-8-34q-1-4-5-4h-48q-4 0-5 4Z" fill="var(--color-ink)" />
      <path d="M126 164h86v5h-86Z" fill="var(--color-ink-3)" />
      <circle cx={169} cy={148} r={4} fill="var(--color-tally-hot)" />
      <Clapper x={246} y={144} scale={0.36} rotate={-6} />
    </Room>
  );
}
