import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Host } from '../kit/host.tsx';
import { RingLight } from '../kit/ring-light.tsx';
import { Waveform } from '../kit/waveform.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const take = [6, 12, 20, 14, 24, 30, 18, 10, 22, 28, 16, 8, 18, 26, 20, 12, 6, 14, 22, 10];
/** How far the five skills of the framework are practised, in units of the bar. */
const skills = [150, 118, 134, 88, 62];

/** Host training: a host under the ring light and the tape review of her take. */
export function TrainingScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.plum], [hues.fuchsia, 0.4], ['var(--color-magenta)', 0.7], [hues.blush, 1]]}
      />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M0 300h600v60H0Z" fill={hues.night} opacity={0.25} />
      <RingLight x={168} y={166} r={118} glow={hues.blush} />
      <Host
        x={168}
        y={178}
        skin="honey"
        hair="bun"
        wear="headset"
        outfit="knit"
        cloth="teal"
        mood="talk"
        rim={hues.blush}
      />
      <path d="M330 92h250v214H330Z" fill={hues.night} opacity={0.25} />
      <path d="M425 290h36l6 34h20v8h-88v-8h20Z" fill={hues.night} />
      <rect x={318} y={78} width={250} height={214} rx={18} fill="var(--color-ink)" />
      <Waveform
        x={340}
        y={122}
        pitch={10.8}
        levels={take}
        played={12}
        tones={['var(--color-tally-hot)', 'var(--color-ink-3)']}
      />
      <path d="M464 88h3v68h-3Z" fill="var(--color-white)" />
      <circle cx={465.5} cy={88} r={6} fill="var(--color-white)" />
      <g strokeWidth={10} strokeLinecap="round">
        <path d={skills.map((_, i) => `M374 ${184 + i * 22}h168`).join('')} stroke="var(--color-ink-3)" />
        <path
          d={skills.map((skill, i) => `M374 ${184 + i * 22}h${skill}`).join('')}
          stroke="var(--color-amber)"
        />
        <path
          d={skills.map((_, i) => `M346 ${184 + i * 22}h2`).join('')}
          stroke="var(--color-key)"
          strokeWidth={14}
        />
      </g>
    </Scene>
  );
}
