import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';

const colours = {
  slate: '#8a7d95',
  steel: '#54495f',
  corn: '#ffd58a',
  buckskin: '#b98468',
  clove: '#84504a',
  nectarine: '#f6c096',
  hazel: '#c98560',
  russet: '#a35a50',
  bark: '#6a3a3c',
};

const hand =
  'M20 320V214q-18-20-14-44 2-12 12-10 8 2 10 14l6 18V92q0-12 10-12t10 12v66-82q0-12 10-12t10 12v82-74q0-12 10-12t10 12v74-52q0-11 9-11t9 11v92q0 40-22 66v56Z';

/** Second 8: both hands in the same light, one without and one with. */
export function ProofFrame(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={180} height={320} {...scene}>
      <LinearGradient id={`${id}l`} line={[0, 0, 0, 1]} stops={[[colours.slate], [colours.steel, 1]]} />
      <LinearGradient id={`${id}r`} line={[0, 0, 0, 1]} stops={[[colours.corn], [hues.coral, 1]]} />
      <LinearGradient id={`${id}d`} stops={[[colours.buckskin], [colours.clove, 1]]} />
      <LinearGradient
        id={`${id}g`}
        stops={[[colours.nectarine], [colours.hazel, 0.6], [colours.russet, 1]]}
      />
      <path d="M0 0h90v320H0Z" fill={`url(#${id}l)`} />
      <path d="M90 0h90v320H90Z" fill={`url(#${id}r)`} />
      <g transform="translate(86 40)scale(-.72 .9)">
        <path d={hand} fill={`url(#${id}d)`} />
        <path d="M40 210l12 10M62 204l14 8M50 236l20 8M44 262l14 4" stroke={colours.bark} strokeWidth={3} />
      </g>
      <g transform="translate(94 40)scale(.72 .9)">
        <path d={hand} fill={`url(#${id}g)`} />
        <path d="M36 196q26-20 58 0-6 40-28 52-26-16-30-52Z" fill="var(--color-white)" opacity={0.4} />
        <path d="M46 200q14-12 30-6-16 8-20 26-8-8-10-20Z" fill="var(--color-white)" opacity={0.75} />
      </g>
      <path d="M88 0h4v320h-4Z" fill="var(--color-white)" />
      <circle cx={90} cy={276} r={15} fill="var(--color-white)" />
      <path d="M84 270l-6 6 6 6M96 270l6 6-6 6" fill="none" stroke="var(--color-ink)" strokeWidth={3} />
    </Scene>
  );
}
