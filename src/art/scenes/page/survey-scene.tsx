import { useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Can } from '#src/art/kit/brand-goods.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { RingLight } from '#src/art/kit/ring-light.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { hues, leaf } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { glasses } from '#src/art/scene-colours.ts';

const steps = [0, 1, 2, 3, 4, 5, 6];

/** A creator's first set at home: window, shelf, phone in its ring, and the seven steps of the application, two of them done. */
export function SurveyScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={400} {...scene}>
      <LinearGradient id={`${id}w`} stops={[[hues.mist], [hues.apricot, 0.5], [hues.blush, 1]]} />
      <LinearGradient
        id={`${id}k`}
        line={[0, 0, 0, 1]}
        stops={[[hues.iris], [hues.blush, 0.7], [hues.cream, 1]]}
      />
      <LinearGradient id={`${id}d`} line={[0, 0, 1, 0]} stops={[[hues.mist], [hues.tangerine, 1]]} />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 0, 1]}
        stops={[[hues.plum], [hues.rose, 0.7], ['var(--color-amber)', 1]]}
      />
      <path d="M0 0h600v400H0Z" fill={`url(#${id}w)`} />
      <path d="M30 36h132v150H30Z" fill={hues.cream} />
      <path d="M38 44h55v134H38ZM99 44h55v134H99Z" fill={`url(#${id}k)`} />
      <path d="M162 60 420 330H250L30 186h132Z" fill={hues.cream} opacity={0.25} />
      <Plant x={70} y={330} scale={1.1} tones={[leaf.light, leaf.dark]} />
      <path d="M36 326h70l-8 50H44Z" fill={hues.cherry} />
      <Host
        x={214}
        y={164}
        skin="almond"
        hair="long"
        hairColour="coffee"
        outfit="tee"
        cloth="sky"
        mood="smile"
        rim={hues.cream}
        resting
        hand={{ x: 112, y: 112 }}
        held={<Can y={4} scale={0.66} tones={glasses.lagoon} />}
      />
      <path d="M0 362h600v38H0Z" fill={`url(#${id}d)`} />
      <RingLight x={424} y={180} r={84} glow={hues.cream} />
      <Tripod x={424} y={376} height={112} spread={40} />
      <PhoneFrame x={388} y={112} width={74} height={140} screen={`url(#${id}s)`}>
        <Can x={37} y={104} scale={0.74} tones={glasses.lagoon} />
        <path
          d="M5 120h64v14q0 13-13 13H18Q5 147 5 134Z"
          transform="translate(0 -12)"
          fill="var(--color-white)"
        />
        <path d="M14 116h24v4H14ZM14 124h14v4H14ZM46 115h16v14H46Z" fill="var(--color-tally)" />
      </PhoneFrame>
      <rect x={540} y={44} width={44} height={312} rx={22} fill={hues.wine} opacity={0.3} />
      <rect x={532} y={36} width={44} height={312} rx={22} fill="var(--color-white)" />
      {steps.map((step) => (
        <circle
          key={step}
          cx={554}
          cy={64 + step * 43}
          r={13}
          fill={step < 2 ? 'var(--color-ok)' : step === 2 ? 'var(--color-tally)' : 'var(--color-line)'}
        />
      ))}
      <path d="M548 64l5 5 8-9M548 107l5 5 8-9" fill="none" stroke="var(--color-white)" strokeWidth={3.5} />
      <circle cx={554} cy={150} r={5} fill="var(--color-white)" />
    </Scene>
  );
}
