import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { hues, metal, wood } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';

/** A set after the show: an empty chair on its mark, the camera bowed, the lamp dark and its plug on the floor. */
export function NotFoundScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={480} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.4, 1]}
        stops={[['var(--color-ink)'], [hues.velvet, 0.55], [hues.plum, 1]]}
      />
      <LinearGradient
        id={`${id}b`}
        line={[0, 0, 0, 1]}
        stops={[
          [hues.lilac, 0, 0.5],
          [hues.lilac, 1, 0.04],
        ]}
      />
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 1, 1]}
        stops={[
          [hues.violet, 0, 0.8],
          [hues.velvet, 1],
        ]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [hues.lilac, 0, 0.8],
          [hues.lilac, 1, 0.1],
        ]}
      />
      <path d="M0 0h600v480H0Z" fill={`url(#${id}g)`} />
      <path d="M168 66h250v240q0 54 70 94l30 22H84l20-22q64-40 64-94Z" fill={`url(#${id}w)`} />
      <path d="M148 54h290v14H148Z" fill="var(--color-ink)" />
      <path d="M262-10h30l164 412H130Z" fill={`url(#${id}b)`} />
      <ellipse cx={292} cy={398} rx={172} ry={32} fill={`url(#${id}p)`} />
      <path d="M244 416 332 436M330 414 248 438" stroke="var(--color-amber)" strokeWidth={9} />
      <path d="M318 404h104l90 34H360Z" fill="var(--color-ink)" opacity={0.35} />
      <g strokeWidth={8} strokeLinecap="round">
        <path d="M238 402 342 312M346 406 242 312" stroke={wood.dark} />
        <path d="M242 312V206M342 312V206" stroke={wood.light} />
      </g>
      <path d="M232 300h120v16H232Z" fill={hues.garnet} />
      <path d="M232 300h120v6H232Z" fill="var(--color-tally-hot)" />
      <path d="M234 208h116v46q-58 12-116 0Z" fill="var(--color-tally)" />
      <path d="M310 208h40v46q-20 4-40 5Z" fill={hues.garnet} />
      <path d="M230 286h26v10h-26ZM330 286h26v10h-26Z" fill={wood.light} />
      <path
        d="M520 130V380q0 46-60 56-70 14-130 12-80 0-136 12-60 8-86-6"
        fill="none"
        stroke={metal.light}
        strokeWidth={5}
      />
      <Lamp x={520} y={110} scale={1.3} power={0} />
      <Tripod x={92} y={426} height={232} spread={52} tones={['var(--color-ink)', metal.dark]} />
      <Softbox x={104} y={196} rotate={62} scale={1.1} power={0} />
      <Tripod x={494} y={432} height={186} spread={50} tones={['var(--color-ink)', metal.dark]} />
      <Camera x={494} y={238} rotate={-24} scale={1.15} live={false} />
      <path d="M108 440l-26 2q-10 1-10 9t10 8l26-3Z" fill={metal.light} />
      <path d="M74 445l-18-1v5l18 1ZM74 453l-18 1v4l18-1Z" fill="var(--color-amber)" />
      <rect x={18} y={350} width={36} height={46} rx={8} fill={metal.light} />
      <path d="M30 364h4v10h-4ZM40 364h4v10h-4ZM32 382h10v4H32Z" fill="var(--color-ink)" />
    </Scene>
  );
}
