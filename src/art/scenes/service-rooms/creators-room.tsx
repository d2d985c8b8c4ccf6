import { useId } from 'react';
import { Box } from '../../kit/box.tsx';
import { Can } from '../../kit/brand-goods.tsx';
import { Host } from '../../kit/host.tsx';
import { hues, skins } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { pinks, violets, yellows } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const colours = { lavender: '#c08ae0', nightfall: '#32154a', wafer: '#f3c08e', walnut: '#a3653f' };

const wall = [
  { x: 24, tone: 'var(--color-key)', skin: 'porcelain', hair: 'long', hairColour: 'copper', cloth: 'ink' },
  {
    x: 112,
    tone: 'var(--color-amber)',
    skin: 'espresso',
    hair: 'curls',
    hairColour: 'raven',
    cloth: 'coral',
  },
  { x: 200, tone: pinks.sorbet, skin: 'almond', hair: 'bun', hairColour: 'coffee', cloth: 'teal' },
] as const;

/** Creator matchmaking: three creators on the wall, one matched, her samples packed. */
export function CreatorsRoom(scene: SceneProps) {
  const id = useId();
  return (
    <Room
      {...scene}
      wall={[[hues.lilac], [colours.lavender, 0.5], [violets.pansy, 1]]}
      floor={[hues.violet, colours.nightfall]}
    >
      <clipPath id={id}>
        <path d="M6 6h64v64H6Z" />
      </clipPath>
      {wall.map(({ x, tone, ...look }, i) => (
        <g key={x} transform={`translate(${x} ${i === 1 ? 34 : 46})`}>
          <path d="M8 10h76v96H8Z" fill={hues.violet} opacity={0.35} />
          <path d="M0 0h76v96H0Z" fill="var(--color-white)" />
          <path d="M6 6h64v64H6Z" fill={tone} />
          <g clipPath={`url(#${id})`}>
            <Host x={38} y={36} scale={0.34} {...look} />
          </g>
          <path d="M8 77h40v5H8ZM8 86h24v4H8Z" fill="var(--color-line)" />
        </g>
      ))}
      <circle cx={184} cy={124} r={15} fill="var(--color-ok)" />
      <path d="M177 124l5 5 10-10" fill="none" stroke="var(--color-white)" strokeWidth={4} />
      <Box
        x={96}
        y={220}
        width={62}
        height={44}
        depth={16}
        tones={[skins.honey.base, skins.umber.base, skins.honey.light]}
        band="var(--color-tally)"
      />
      <Box
        x={164}
        y={224}
        width={44}
        height={30}
        depth={14}
        tones={[colours.wafer, colours.walnut, yellows.biscuit]}
      />
      <Can x={222} y={226} scale={0.5} />
    </Room>
  );
}
