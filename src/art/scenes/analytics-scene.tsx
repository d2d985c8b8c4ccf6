import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Meter } from '../kit/meter.tsx';
import { hues, metal } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const curve = 'M196 206C220 206 226 176 250 176S284 194 302 190 328 118 350 118 380 148 398 138';
const bars = [26, 40, 34, 56, 74];
const faders = [22, 8, 30, 14, 26, 6, 18];

/** Analytics: the control room's wall during a show. */
export function AnalyticsScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <RadialGradient
        id={`${id}g`}
        circle={[0.5, 0.45, 0.65]}
        stops={[[hues.mulberry], [hues.velvet, 0.5], ['var(--color-ink)', 1]]}
      />
      <LinearGradient
        id={`${id}a`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-tally-hot)', 0, 0.6],
          ['var(--color-tally-hot)', 1, 0],
        ]}
      />
      <LinearGradient id={`${id}d`} line={[0, 0, 0, 1]} stops={[[metal.light], ['var(--color-ink)', 0.6]]} />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M14 92l142-22v178L14 232ZM586 92 444 70v178l142-16Z" fill="var(--color-ink-2)" />
      <rect x={168} y={62} width={264} height={188} rx={14} fill="var(--color-ink)" />
      <path d="M184 112h232v1H184ZM184 160h232v1H184ZM184 208h232v1H184Z" fill="var(--color-ink-3)" />
      <path d={`${curve}L416 126V236H184V208Z`} fill={`url(#${id}a)`} />
      <path
        d={`M184 208l12-2${curve.slice(8)}L416 126`}
        fill="none"
        stroke="var(--color-tally-hot)"
        strokeWidth={5}
      />
      <path d="M184 222q70-4 116-14t116-16" fill="none" stroke="var(--color-mute-ink)" strokeWidth={3} />
      <path d="M349 118h2v118h-2Z" fill="var(--color-white)" opacity={0.5} />
      <circle cx={350} cy={118} r={8} fill="var(--color-white)" />
      <circle cx={350} cy={118} r={4} fill="var(--color-tally)" />
      <path d="M362 82h44q6 0 6 6v12q0 6-6 6h-44q-6 0-6-6V88q0-6 6-6Z" fill="var(--color-amber)" />
      <path d="M366 91h34v6h-34Z" fill="var(--color-ink)" />
      <path
        d={bars.map((bar, i) => `M${34 + i * 22} ${212 + i}v-${bar}h14v${bar}Z`).join('')}
        fill="var(--color-key)"
      />
      <path d="M34 108l50-7v9l-50 6Z" fill="var(--color-mute-ink)" />
      <Meter x={514} y={186} r={44} value={0.76} track="var(--color-ink-3)" fill="var(--color-amber)" />
      <path d="M474 206h80v8h-80ZM474 222h50v6h-50Z" fill="var(--color-ink-3)" />
      <path d="M60 276h480l60 84H0Z" fill={`url(#${id}d)`} />
      <path d="M60 276h480l4 5H56Z" fill="var(--color-tally-hot)" opacity={0.7} />
      <g strokeWidth={4}>
        <path d={faders.map((_, i) => `M${150 + i * 34} 292v48`).join('')} stroke="var(--color-ink)" />
        <path
          d={faders.map((level, i) => `M${142 + i * 34} ${298 + level}h16`).join('')}
          stroke="var(--color-white)"
          strokeWidth={8}
        />
      </g>
      <Lamp x={440} y={314} scale={0.9} />
    </Scene>
  );
}
