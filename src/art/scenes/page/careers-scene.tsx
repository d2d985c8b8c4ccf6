import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Headphones } from '#src/art/kit/brand-goods.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { CrewBack } from '#src/art/kit/crew-back.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { hues, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { cartons, pinks, reds } from '#src/art/scene-colours.ts';

const colours = { punch: '#ff5a72', nightshade: '#2c1640', clownfish: '#ff7d5c', nougat: '#ffe0bd' };

const faders = [16, 6, 24, 12, 28, 18, 8, 22];

function Chair({ x, y }: { x: number; y: number }) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <LinearGradient
        id={id}
        line={[0, 0, 0.4, 1]}
        stops={[[colours.punch], ['var(--color-tally)', 0.4], [pinks.bordeaux, 1]]}
      />
      <path d="M-10 150h20v60h-20Z" fill={metal.dark} />
      <path
        d="M-74 10Q-74-16-48-18 0-24 48-18 74-16 74 10L66 140Q64 160 42 162H-42Q-64 160-66 140Z"
        fill={`url(#${id})`}
      />
      <path d="M-56 14Q-56 2-44 0 0-6 44 0 56 2 56 14L52 60H-52Z" fill="var(--color-white)" opacity={0.1} />
      <path d="M-34 34C-36-34-18-48 0-48S36-34 34 34" fill="none" stroke="var(--color-ink)" strokeWidth={8} />
      <path
        d="M-46 26q0-7 7-7h8q6 0 6 7v26q0 7-6 7h-8q-7 0-7-7ZM25 26q0-7 6-7h8q7 0 7 7v26q0 7-7 7h-8q-6 0-6-7Z"
        fill="var(--color-ink)"
      />
      <path d="M-38 58q4 26 34 24" fill="none" stroke="var(--color-ink)" strokeWidth={5} />
      <circle cx={0} cy={82} r={6} fill="var(--color-amber)" />
    </g>
  );
}

/** The gallery during a show: two of the crew at the desk, the stage behind the glass, and the chair between them free. */
export function CareersScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={760} height={600} {...scene}>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0, 1]}
        stops={[[colours.nightshade], ['var(--color-ink)', 1]]}
      />
      <LinearGradient
        id={`${id}s`}
        stops={[
          [hues.violet],
          ['var(--color-magenta)', 0.45],
          [colours.clownfish, 0.8],
          ['var(--color-amber)', 1],
        ]}
      />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[colours.nougat], [reds.carrot, 0.6], [reds.strawberry, 1]]}
      />
      <LinearGradient
        id={`${id}d`}
        line={[0, 0, 0, 1]}
        stops={[[metal.light], [metal.dark, 0.5], ['var(--color-ink)', 1]]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          ['var(--color-amber)', 0, 0.7],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <clipPath id={`${id}c`}>
        <path d="M52 50h656v306H52Z" />
      </clipPath>
      <path d="M0 0h760v600H0Z" fill={`url(#${id}w)`} />
      <path d="M38 36h684v334H38Z" fill={metal.dark} />
      <g clipPath={`url(#${id}c)`}>
        <path d="M52 50h656v306H52Z" fill={`url(#${id}s)`} />
        <Tripod x={128} y={372} height={210} spread={50} />
        <Softbox x={138} y={142} rotate={18} beam={330} />
        <Host
          x={380}
          y={184}
          scale={0.8}
          skin="porcelain"
          hair="long"
          hairColour="copper"
          outfit="blazer"
          cloth="teal"
          inner="cream"
          mood="talk"
          resting
          hand={{ x: 112, y: 100 }}
          held={<Headphones y={-52} scale={0.62} tones={[hues.cream, 'var(--color-ink)']} />}
        />
        <path d="M232 334h300v40H232Z" fill={`url(#${id}t)`} />
        <Box x={276} y={334} width={54} height={40} tones={cartons.cream} band="var(--color-tally)" />
        <Box x={270} y={294} width={46} height={34} tones={cartons.amber} />
        <Headphones x={496} y={300} scale={0.5} tones={[hues.lilac, hues.plum]} />
        <Tripod x={622} y={376} height={150} spread={42} />
        <Camera x={626} y={220} />
        <path d="M52 50h140L92 356H52ZM560 50h60L520 356h-60Z" fill="var(--color-white)" opacity={0.1} />
      </g>
      <Lamp x={380} y={28} scale={0.9} />
      <ellipse cx={380} cy={420} rx={330} ry={90} fill={`url(#${id}p)`} opacity={0.5} />
      <path d="M20 404h720l20 70v126H0V474Z" fill={`url(#${id}d)`} />
      <path d="M20 404h720l2 7H18Z" fill="var(--color-amber)" opacity={0.9} />
      <g strokeWidth={4}>
        <path d={faders.map((_, i) => `M${328 + i * 15} 420v34`).join('')} stroke="var(--color-ink)" />
        <path
          d={faders.map((level, i) => `M${322 + i * 15} ${422 + level}h12`).join('')}
          stroke="var(--color-white)"
          strokeWidth={6}
        />
      </g>
      <CrewBack x={170} y={412} scale={1.08} skin="espresso" hair="short" cloth="sky" rim={reds.saffron} />
      <CrewBack
        x={590}
        y={412}
        scale={1.08}
        skin="honey"
        hair="long"
        hairColour="wheat"
        cloth="plum"
        rim={reds.saffron}
      />
      <Chair x={380} y={470} />
    </Scene>
  );
}
