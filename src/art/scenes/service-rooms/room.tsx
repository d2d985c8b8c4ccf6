import { type ReactNode, useId } from 'react';
import { LinearGradient, type Stop } from '../../gradient.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';

type RoomProps = SceneProps & {
  wall: readonly Stop[];
  floor: readonly [string, string];
  lamp?: number;
  glow?: string;
  children: ReactNode;
};

export function Room({ wall, floor, lamp, glow = hues.cream, children, ...scene }: RoomProps) {
  const id = useId();
  return (
    <Scene width={300} height={240} {...scene}>
      <LinearGradient id={`${id}w`} stops={wall} />
      <LinearGradient id={`${id}f`} line={[0, 0, 1, 0.3]} stops={[[floor[0]], [floor[1], 1]]} />
      <path d="M0 0h300v240H0Z" fill={`url(#${id}w)`} />
      <path d="M0 204h300v36H0Z" fill={`url(#${id}f)`} />
      {lamp !== undefined && (
        <>
          <LinearGradient
            id={`${id}l`}
            line={[0, 0, 0, 1]}
            stops={[
              [glow, 0, 0.6],
              [glow, 1, 0.08],
            ]}
          />
          <path d={`M${lamp - 14} 38h28l66 172H${lamp - 80}Z`} fill={`url(#${id}l)`} />
          <path d={`M${lamp - 1.5} 0h3v22h-3ZM${lamp - 18} 38q2-17 18-17t18 17Z`} fill="var(--color-ink)" />
          <ellipse cx={lamp} cy={38} rx={18} ry={4} fill={hues.cream} />
        </>
      )}
      {children}
    </Scene>
  );
}
