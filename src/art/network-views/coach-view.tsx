import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Headphones } from '../kit/brand-goods.tsx';
import { Waveform } from '../kit/waveform.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { pinks } from '../scene-colours.ts';

const take = [8, 16, 30, 22, 38, 46, 28, 18, 36, 50, 44, 6, 4, 4, 6, 26, 40, 32, 20, 44, 52, 34, 22, 12];

/** Host training: the tape of a take, the silence in it ringed, two notes on its edge. */
export function CoachView(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={280} {...scene}>
      <LinearGradient id={id} stops={[[hues.plum], ['var(--color-magenta)', 0.7], [pinks.azalea, 1]]} />
      <path d="M0 0h600v280H0Z" fill={`url(#${id})`} />
      <path d="M-20 74h640v140H-20Z" fill="var(--color-ink)" />
      <path d="M-20 86h640M-20 202h640" stroke="var(--color-ink-3)" strokeWidth={8} strokeDasharray="12 12" />
      <Waveform
        x={26}
        y={144}
        pitch={24}
        levels={take}
        played={11}
        tones={['var(--color-tally-hot)', 'var(--color-mute-ink)']}
      />
      <path
        d="M366 106c-66-18-132 4-130 40 2 38 76 48 124 34 50-16 42-64-10-72"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      <g transform="translate(356 28)rotate(5)">
        <path d="M6 8h112v62H6Z" fill="var(--color-ink)" opacity={0.3} />
        <path d="M0 0h112v62H0Z" fill="var(--color-amber)" />
        <path d="M14 14h84v8H14ZM14 32h58v7H14Z" fill="var(--color-ink)" opacity={0.8} />
      </g>
      <g transform="translate(54 186)rotate(-4)">
        <path d="M6 8h96v56H6Z" fill="var(--color-ink)" opacity={0.3} />
        <path d="M0 0h96v56H0Z" fill="var(--color-key)" />
        <path d="M12 14h70v7H12ZM12 30h44v7H12Z" fill="var(--color-ink)" opacity={0.8} />
      </g>
      <Headphones x={524} y={210} scale={0.82} rotate={-14} tones={[hues.lilac, 'var(--color-ink-2)']} />
    </Scene>
  );
}
