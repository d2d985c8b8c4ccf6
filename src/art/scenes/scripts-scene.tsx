import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Clapper } from '../kit/clapper.tsx';
import { ProductCard } from '../kit/product-card.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const lines = [46, 78, 62, 84, 54, 74, 40];

/** Scripts and offers: the rundown with its marked minute, the clapper, the timer and the pinned offer, seen from above. */
export function ScriptsScene(scene: SceneProps) {
  const id = useId();
  const page = 'M10 0h150q10 0 10 10v220q0 10-10 10H10q-10 0-10-10V10Q0 0 10 0Z';
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient id={`${id}g`} stops={[[hues.cream], [hues.mist, 0.5], [hues.apricot, 1]]} />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M-20-20h210L420 380H120Z" fill="var(--color-white)" opacity={0.45} />
      <g transform="translate(96 70)rotate(-8)">
        <path d={page} transform="translate(16 18)" fill={hues.rust} opacity={0.22} />
        <path d={page} transform="rotate(7 80 120)" fill="var(--color-paper-2)" />
        <path d={page} fill="var(--color-white)" />
        <path d="M18 20h70v10H18Z" fill="var(--color-ink)" />
        <path
          d={lines.map((width, i) => `M52 ${48 + i * 26}h${width}v6h-${width}Z`).join('')}
          fill="var(--color-mute-ink)"
        />
        <path d={lines.map((_, i) => `M18 ${46 + i * 26}h22v10H18Z`).join('')} fill="var(--color-line)" />
        <path d="M12 118h146v24H12Z" fill="var(--color-amber)" opacity={0.55} />
        <path d="M18 124h22v10H18Z" fill="var(--color-tally)" />
      </g>
      <g transform="translate(282 208)rotate(38)">
        <path d="M-8 8h118v12H-8Z" fill={hues.rust} opacity={0.25} />
        <path d="M-12-6h20v12h-20l-10-6Z" fill={hues.cream} />
        <path d="M8-8h80q8 0 8 8t-8 8H8Z" fill="var(--color-tally)" />
        <path d="M8-8h80q6 0 7 5H8Z" fill="var(--color-white)" opacity={0.4} />
      </g>
      <path d="M372 96 536 78l22 114-170 22Z" fill={hues.rust} opacity={0.25} />
      <Clapper x={446} y={128} scale={1.15} rotate={-7} />
      <rect x={350} y={222} width={212} height={70} rx={16} fill={hues.rust} opacity={0.25} />
      <ProductCard x={338} y={206} scale={1.25}>
        <Bottle scale={0.42} label="var(--color-tally)" />
      </ProductCard>
    </Scene>
  );
}
