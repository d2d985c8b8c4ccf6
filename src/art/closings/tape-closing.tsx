import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues, metal } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { Closing } from './closing.tsx';

const spokes = [0, 60, 120, 180, 240, 300]
  .map((turn) => {
    const a = (turn * Math.PI) / 180;
    const at = (r: number) => `${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
    return `M${at(12)}L${at(21)}`;
  })
  .join('');

/** Best practices: the last show's tape, pulled out as far as its worst minute. */
export function TapeClosing(scene: SceneProps) {
  const id = useId();
  return (
    <Closing {...scene}>
      <LinearGradient id={id} line={[0, 0, 0.5, 1]} stops={[[metal.light], ['var(--color-ink)', 0.6]]} />
      <path
        d="M150 250C120 330 60 300 40 340S150 396 220 356 330 318 372 348 420 366 432 350"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={13}
      />
      <path
        d="M150 250C120 330 60 300 40 340S150 396 220 356 330 318 372 348 420 366 432 350"
        fill="none"
        stroke={hues.rust}
        strokeWidth={4}
      />
      <g transform="translate(372 348)">
        <path d="M0 0V-96" stroke="var(--color-white)" strokeWidth={6} strokeLinecap="round" />
        <path d="M2-96H70l-16 22 16 22H2Z" fill="var(--color-amber)" />
        <path d="M14-82h28v6H14ZM14-70h18v6H14Z" fill="var(--color-ink)" />
      </g>
      <g transform="rotate(-8 220 150)">
        <rect x={66} y={56} width={330} height={212} rx={20} fill="var(--color-ink)" opacity={0.3} />
        <rect x={54} y={38} width={330} height={212} rx={20} fill={`url(#${id})`} />
        <rect x={78} y={60} width={282} height={112} rx={10} fill={hues.cream} />
        <path d="M96 78h150v12H96ZM96 98h90v8H96Z" fill="var(--color-ink)" />
        <path d="M78 142h282v20q0 10-10 10H88q-10 0-10-10Z" fill="var(--color-tally)" />
        <rect x={126} y={112} width={186} height={64} rx={32} fill="var(--color-ink)" />
        {[160, 278].map((x) => (
          <g key={x} transform={`translate(${x} 144)`}>
            <circle r={24} fill="var(--color-white)" />
            <path d={spokes} stroke="var(--color-ink)" strokeWidth={6} strokeLinecap="round" />
            <circle r={10} fill="var(--color-ink)" />
          </g>
        ))}
        <path d="M112 250l14-50h186l14 50Z" fill="var(--color-ink)" />
        <path d="M150 230a7 7 0 1 0 .1 0ZM288 230a7 7 0 1 0 .1 0Z" fill="var(--color-mute-ink)" />
      </g>
    </Closing>
  );
}
