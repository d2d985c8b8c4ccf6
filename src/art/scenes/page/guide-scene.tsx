import { useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Can, Candle } from '#src/art/kit/brand-goods.tsx';
import { Clock } from '#src/art/kit/clock.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { hues, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { browns, glasses, pinks, yellows } from '#src/art/scene-colours.ts';
import { ClientStill } from '#src/art/stills/client-still.tsx';

const colours = {
  pecan: '#f3b88f',
  cedar: '#c98a66',
  almond: '#f3c9a4',
  maroon: '#5e0a28',
  cane: '#d9a27c',
  putty: '#e0c6ae',
};

const tabs = [
  'var(--color-amber)',
  hues.coral,
  'var(--color-magenta)',
  'var(--color-key-deep)',
  'var(--color-key)',
  hues.lilac,
];

function Ground() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0.7, 1]}
        stops={[
          [hues.peach, 0.3, 0],
          [hues.peach, 0.65, 0.55],
          [hues.peach, 1, 0],
        ]}
      />
      <path d="M-83-599 660 640H200Z" fill={`url(#${id}l)`} />
      <path d="M-1200 566h3200v74h-3200Z" fill={pinks.bordeaux} opacity={0.35} />
    </>
  );
}

/** The floor and the light of the scene alone, for a band that they run through: they go on past the picture's edges. */
export function GuideGround(scene: SceneProps) {
  return (
    <Scene width={680} height={640} {...scene}>
      <Ground />
    </Scene>
  );
}

export function GuideScene({ isBare, ...scene }: SceneProps & { isBare?: boolean }) {
  const id = useId();
  return (
    <Scene width={680} height={640} {...scene}>
      <LinearGradient
        id={`${id}c`}
        line={[0, 0, 0.6, 1]}
        stops={[[hues.cream], [yellows.shell, 0.6], [colours.pecan, 1]]}
      />
      <LinearGradient id={`${id}s`} line={[0, 0, 1, 0]} stops={[[colours.cedar], [colours.almond, 1]]} />
      <clipPath id={`${id}v`}>
        <rect x={5} y={5} width={126} height={240} rx={14} />
      </clipPath>
      {!isBare && <Ground />}
      <path d="M150 566h380l130 74H280Z" fill={colours.maroon} opacity={0.45} />
      <g transform="rotate(-4 330 330)">
        {tabs.map((tone, i) => (
          <path key={tone} d={`M500 ${116 + i * 70}h52q10 0 10 10v30q0 10-10 10h-52Z`} fill={tone} />
        ))}
        <path d="M186 84h330v462H186Z" fill={colours.cane} />
        <path d="M190 88h320v454H190Z" fill="var(--color-white)" />
        <path d="M500 92h3v446h-3ZM494 92h3v446h-3ZM506 92h2v446h-2Z" fill={colours.putty} />
        <rect x={150} y={76} width={338} height={480} rx={12} fill={`url(#${id}c)`} />
        <path d="M162 76h26v480h-26q-12 0-12-12V88q0-12 12-12Z" fill={`url(#${id}s)`} />
        <path d="M216 118h150v20H216ZM216 148h206v20H216ZM216 178h112v20H216Z" fill="var(--color-ink)" />
        <path d="M216 216h120v8H216Z" fill={browns.teak} />
        <PhoneFrame x={240} y={262} width={136} height={250} screen={hues.night}>
          <g clipPath={`url(#${id}v)`}>
            <ClientStill client="palo" x={4} y={-24} scale={0.4} />
          </g>
          <rect x={14} y={186} width={108} height={44} rx={10} fill="var(--color-white)" />
          <path d="M24 198h46v6H24ZM24 210h28v6H24Z" fill="var(--color-line)" />
          <rect x={80} y={197} width={34} height={20} rx={10} fill="var(--color-tally)" />
        </PhoneFrame>
        <Lamp x={436} y={504} scale={0.95} />
      </g>
      <Can x={562} y={594} scale={1.2} />
      <Candle x={630} y={600} scale={0.9} glass={glasses.votive} />
      <Clock x={84} y={508} hour={8} minute={0} r={56} rim="var(--color-ink)" />
      <path d="M46 556l-16 26M122 556l16 26" stroke={metal.dark} strokeWidth={12} strokeLinecap="round" />
    </Scene>
  );
}
