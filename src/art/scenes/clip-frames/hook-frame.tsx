import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';
import { browns } from '../../scene-colours.ts';

const colours = { tan: '#f0b488', sepia: '#8c4a45', cameo: '#f0bfa0', port: '#7a3a40' };

/** Second 0: the texture, nothing else. A spoon of balm drawn across skin. */
export function HookFrame(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={180} height={320} {...scene}>
      <LinearGradient id={`${id}s`} stops={[[colours.tan], [browns.teak, 0.6], [colours.sepia, 1]]} />
      <LinearGradient id={`${id}c`} stops={[['var(--color-white)'], [hues.cream, 0.5], [colours.cameo, 1]]} />
      <path d="M0 0h180v320H0Z" fill={`url(#${id}s)`} />
      <path
        d="M-10 40Q70 90 200 60V10H-10ZM-10 300q80-40 200-20v60H-10Z"
        fill={colours.port}
        opacity={0.25}
      />
      <path
        d="M-6 262C30 300 84 268 96 226S54 168 82 140 160 150 152 104 112 66 128 40l26 8c-6 18 28 32 26 70s-56 58-66 84 34 28 22 78S56 330-6 316Z"
        fill={colours.port}
        opacity={0.3}
      />
      <path
        d="M-6 248C30 286 84 254 96 212S54 154 82 126 160 136 152 90 112 52 128 26l30 8c-6 18 24 36 20 72s-56 58-66 84 34 28 22 78S56 316-6 302Z"
        fill={`url(#${id}c)`}
      />
      <path
        d="M14 268c36 6 66-20 72-56M96 134c20-16 56-10 64-46M140 38c-4 18 6 26 14 40"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={7}
        strokeLinecap="round"
        opacity={0.85}
      />
      <path d="M120-20l34 50q4 12-8 14t-20-8L96-20Z" fill="var(--color-ink)" />
      <path d="M128-20l18 36-6 4-22-40Z" fill="var(--color-white)" opacity={0.4} />
    </Scene>
  );
}
