import { useId } from 'react';
import { RadialGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { ClientStill } from '../stills/client-still.tsx';

/** The product table of a show, 9:16: the duo in the window's light, a drop on its way. What is sold keeps above the chat. */
export function SerumScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={360} height={640} {...scene}>
      <RadialGradient
        id={id}
        stops={[
          [hues.cream, 0, 0.85],
          [hues.cream, 1, 0],
        ]}
      />
      <ClientStill client="nordlys" x={-4} y={-112} scale={1.06} />
      <circle cx={150} cy={140} r={190} fill={`url(#${id})`} opacity={0.3} />
      <g fill={hues.garnet} opacity={0.22}>
        <path d="M360 40Q270 60 236 128 300 120 360 84ZM360 150q-70-6-112 44 60 16 112-2Z" />
        <path d="M0 96q52 14 74 62Q30 160 0 132Z" />
      </g>
      <g transform="translate(292 84)rotate(24)">
        <path d="M-15-50q0-22 15-22t15 22v34h-30Z" fill="var(--color-ink)" />
        <path d="M-19-18h38v20h-38Z" fill="var(--color-ink-3)" />
        <path d="M-7 2H7L4 76q-4 8-8 0Z" fill="var(--color-white)" opacity={0.85} />
        <path d="M-4 40H4l-1 34q-2 6-3 0Z" fill={hues.tangerine} />
      </g>
      <path d="M256 180q13 18 8 28-8 8-16 0-4-10 8-28Z" fill={hues.tangerine} />
      <path
        d="M252 198q0 6 4 8"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <g fill={hues.cream} opacity={0.75}>
        <path d="M56 300a9 7 0 1 0 .1 0ZM296 320a11 8 0 1 0 .1 0ZM92 322a5 4 0 1 0 .1 0ZM262 296a5 4 0 1 0 .1 0Z" />
      </g>
    </Scene>
  );
}
