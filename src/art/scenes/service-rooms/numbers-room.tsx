import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { CrewBack } from '../../kit/crew-back.tsx';
import type { SceneProps } from '../../scene.tsx';
import { Room } from './room.tsx';

const colours = { sloe: '#4a1640', blackout: '#2b1233', bilberry: '#3a1436' };

const curve = 'M46 128C60 128 66 108 82 108S108 118 122 114 146 62 164 62 194 92 210 84 236 66 254 58';

/** Analytics: the sales curve of last night's show, and the analyst who reads it. */
export function NumbersRoom(scene: SceneProps) {
  const id = useId();
  return (
    <Room
      {...scene}
      wall={[[colours.sloe], [colours.blackout, 0.5], ['var(--color-ink)', 1]]}
      floor={[colours.bilberry, 'var(--color-ink)']}
    >
      <LinearGradient
        id={id}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-tally-hot)', 0, 0.6],
          ['var(--color-tally-hot)', 1, 0.05],
        ]}
      />
      <rect x={30} y={30} width={240} height={124} rx={12} fill="var(--color-ink)" />
      <path d="M46 66h208v1H46ZM46 98h208v1H46ZM46 130h208v1H46Z" fill="var(--color-ink-3)" />
      <path d={`${curve}V142H46Z`} fill={`url(#${id})`} />
      <path d={curve} fill="none" stroke="var(--color-tally-hot)" strokeWidth={4} />
      <path d="M163 62h2v80h-2Z" fill="var(--color-white)" opacity={0.5} />
      <circle cx={164} cy={62} r={6} fill="var(--color-white)" />
      <path d="M178 42h44q5 0 5 5v8q0 5-5 5h-44q-5 0-5-5v-8q0-5 5-5Z" fill="var(--color-amber)" />
      <path d="M184 49h32v4h-32Z" fill="var(--color-ink)" />
      <CrewBack x={96} y={150} scale={0.56} skin="honey" hair="bun" cloth="plum" />
      <path d="M0 214h300v26H0Z" fill="var(--color-ink)" />
      <path d="M0 214h300v3H0Z" fill="var(--color-tally-hot)" opacity={0.7} />
      <path d="M196 186h54v28h-54Z" fill="var(--color-ink-2)" />
      <path
        d="M206 206v-8h6v8ZM216 206v-14h6v14ZM226 206v-10h6v10ZM236 206v-16h6v16Z"
        fill="var(--color-key)"
      />
    </Room>
  );
}
