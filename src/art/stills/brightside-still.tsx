import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { browns, reds, yellows } from '../scene-colours.ts';

const colours = { lemon: '#ffe28a', crate: '#8c4c20', hole: '#5a2a10', tin: '#c9bfd4', mango: '#ffc23e' };

const tins = [
  [-1, -1, 'var(--color-key)'],
  [0, -1, 'var(--color-magenta)'],
  [1, -1, 'var(--color-ok)'],
  [-1, 0, hues.orchid],
  [1, 0, hues.tangerine],
  [-1, 1, yellows.straw],
  [0, 1, 'var(--color-tally-hot)'],
  [1, 1, hues.ice],
] as const;

export function BrightsideStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.5, 1]}
        stops={[[colours.lemon], [yellows.sun, 0.5], [hues.tangerine, 1]]}
      />
      <LinearGradient
        id={`${id}m`}
        line={[0, 0, 1, 0]}
        stops={[[colours.lemon], [colours.mango, 0.4], [reds.poppy, 1]]}
      />
      <LinearGradient id={`${id}o`} stops={[[colours.mango], [hues.coral, 0.7], [reds.strawberry, 1]]} />
      <path d="M-80-60h480v760H-80Z" fill={`url(#${id}w)`} />
      <g transform="translate(176 226)rotate(-9)">
        <rect x={-134} y={-128} width={284} height={288} rx={14} fill={colours.crate} opacity={0.4} />
        <rect x={-138} y={-138} width={276} height={276} rx={12} fill={yellows.kraft} />
        <rect x={-126} y={-126} width={252} height={252} rx={6} fill={colours.crate} />
        <path d="M-42-126v252M42-126v252M-126-42h252M-126 42h252" stroke={browns.spruce} strokeWidth={5} />
        <circle r={36} fill={colours.hole} />
        {tins.map(([column, row, ring]) => (
          <g key={`${column}${row}`} transform={`translate(${column * 84} ${row * 84})`}>
            <circle r={33} fill={colours.tin} stroke={ring} strokeWidth={8} />
            <path d="M-7-12H7V6q0 7-7 7t-7-7Z" fill="var(--color-white)" />
          </g>
        ))}
      </g>
      <g transform="translate(66 366)rotate(28)">
        <rect x={-18} y={-60} width={56} height={150} rx={10} fill={colours.crate} opacity={0.35} />
        <rect x={-28} y={-74} width={56} height={150} rx={10} fill={`url(#${id}m)`} />
        <path d="M-24-80h48l4 10h-56ZM-24 82h48l4-10h-56Z" fill={colours.tin} />
        <circle cy={6} r={21} fill="var(--color-white)" />
        <path d="M-21 6a21 21 0 0 0 42 0Z" fill={hues.coral} />
        <path
          d="M-19-60V66"
          stroke="var(--color-white)"
          strokeWidth={6}
          strokeLinecap="round"
          opacity={0.7}
        />
      </g>
      <ellipse cx={274} cy={422} rx={58} ry={40} fill={colours.crate} opacity={0.3} />
      <path d="M210 414q-6-40 36-46 44-4 64 28 8 18-6 34-22 22-54 16-36-6-40-32Z" fill={`url(#${id}o)`} />
      <path d="M306 386q16-12 26-4-8 14-24 12Z" fill="var(--color-ok)" />
    </>
  );
}
