import { Fragment, useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { CrewBack } from '#src/art/kit/crew-back.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { RingLight } from '#src/art/kit/ring-light.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { glasses, pinks, reds, yellows } from '#src/art/scene-colours.ts';

const letters = [
  'M-10 0L-10-24.7L12.6-24.7L12.6-19.7L-3.5-19.7L-3.5-14.3L10.9-14.3L10.9-9.3L-3.5-9.3L-3.5 0Z',
  'M-14.7 0L-3.3-24.7L4.2-24.7L15.6 0L8.5 0L6.6-4.3L-6.1-4.3L-8 0ZM-4-9.3L4.5-9.3L2.2-14.7Q2-15 1.8-15.7Q1.5-16.3 1.3-17Q1-17.7 .8-18.4Q.5-19 .4-19.3L.2-19.3Q-.1-18.6-.4-17.7Q-.8-16.8-1.1-16Q-1.4-15.2-1.6-14.7Z',
  'M-12 0L-12-24.7L6.5-24.7Q8.5-24.7 10.1-24Q11.7-23.2 12.6-21.8Q13.5-20.4 13.5-18.6Q13.5-17.1 13-15.9Q12.4-14.8 11.5-14.1Q10.5-13.3 9.4-13L9.4-12.8Q10.7-12.5 11.8-11.8Q12.9-11 13.6-9.7Q14.2-8.5 14.2-6.7Q14.2-4.5 13.2-3Q12.1-1.5 10.4-.8Q8.7 0 6.6 0ZM-5.4-4.9L4.7-4.9Q5.9-4.9 6.7-5.6Q7.5-6.3 7.5-7.7Q7.5-8.4 7.2-9Q6.8-9.6 6.2-9.9Q5.5-10.3 4.6-10.3L-5.4-10.3ZM-5.4-14.9L4.1-14.9Q5-14.9 5.6-15.2Q6.2-15.6 6.6-16.1Q6.9-16.7 6.9-17.5Q6.9-18.6 6.1-19.3Q5.4-19.9 4.2-19.9L-5.4-19.9Z',
  'M-11.2 0L-11.2-24.7L12.9-24.7L12.9-19.7L-4.6-19.7L-4.6-15L10.8-15L10.8-10.1L-4.6-10.1L-4.6-5L13.1-5L13.1 0Z',
  'M.9 .4Q-1.8 .4-4.2 .1Q-6.7-.3-8.5-1.2Q-10.3-2.1-11.3-3.7Q-12.4-5.3-12.4-7.7Q-12.4-7.8-12.4-7.9Q-12.3-8-12.3-8.1L-5.9-8.1Q-5.9-8-6-7.8Q-6-7.7-6-7.5Q-6-6.4-5.2-5.7Q-4.4-5-2.9-4.7Q-1.4-4.4 .6-4.4Q1.5-4.4 2.4-4.5Q3.2-4.6 4-4.7Q4.8-4.9 5.4-5.2Q6-5.4 6.4-5.8Q6.7-6.3 6.7-6.8Q6.7-7.7 6-8.2Q5.2-8.7 3.9-9Q2.6-9.4 .9-9.6Q-.8-9.9-2.5-10.2Q-4.3-10.5-5.9-11Q-7.6-11.6-8.9-12.4Q-10.2-13.2-11-14.6Q-11.8-15.9-11.8-17.8Q-11.8-19.7-10.9-21.1Q-10-22.5-8.3-23.4Q-6.7-24.3-4.4-24.7Q-2.1-25.2 .6-25.2Q3.3-25.2 5.5-24.7Q7.7-24.3 9.3-23.3Q10.9-22.4 11.8-21.1Q12.6-19.7 12.6-17.9L12.6-17.4L6.3-17.4L6.3-17.7Q6.3-18.5 5.6-19.1Q5-19.7 3.7-20.1Q2.5-20.4 .9-20.4Q-1.2-20.4-2.5-20.1Q-3.8-19.9-4.4-19.4Q-5.1-18.9-5.1-18.3Q-5.1-17.5-4.3-17Q-3.5-16.5-2.2-16.2Q-.9-15.9 .8-15.7Q2.4-15.4 4.2-15.1Q5.9-14.8 7.6-14.3Q9.3-13.8 10.6-12.9Q11.9-12.1 12.7-10.8Q13.5-9.5 13.5-7.7Q13.5-4.8 11.8-3Q10.2-1.2 7.4-.4Q4.6 .4 .9 .4Z',
];
const clock =
  'M25.5 38.4Q22.9 38.4 21.1 37.7Q19.3 37 18.1 35.6Q17 34.3 16.5 32.3Q15.9 30.3 15.9 27.7Q15.9 25.1 16.5 23.1Q17 21.1 18.1 19.8Q19.3 18.4 21.1 17.7Q22.9 17 25.5 17Q28 17 29.8 17.7Q31.6 18.4 32.8 19.8Q33.9 21.1 34.5 23.1Q35 25.1 35 27.7Q35 30.3 34.5 32.3Q33.9 34.3 32.8 35.6Q31.7 37 29.8 37.7Q28 38.4 25.5 38.4ZM25.5 34.8Q27.1 34.8 28.1 34.1Q29.1 33.4 29.5 32Q29.9 30.6 29.9 28.5L29.9 26.9Q29.9 24.7 29.5 23.3Q29.1 22 28.1 21.3Q27.1 20.6 25.5 20.6Q23.8 20.6 22.9 21.3Q21.9 22 21.5 23.3Q21 24.7 21 26.9L21 28.4Q21 30.6 21.5 32Q21.9 33.4 22.9 34.1Q23.8 34.8 25.5 34.8ZM37.9 27.3L37.9 22.2L43.6 22.2L43.6 27.3ZM37.9 38L37.9 32.9L43.6 32.9L43.6 38ZM57.5 38L57.5 33.5L45.7 33.5L45.7 29.7Q47 28 48.3 26Q49.5 24 50.6 21.7Q51.7 19.4 52.4 17L57.7 17Q57.5 18.3 56.8 19.7Q56.2 21.1 55.3 22.6Q54.5 24.1 53.5 25.4Q52.5 26.8 51.6 27.9Q50.7 29.1 49.9 29.8L57.5 29.8L57.5 24.8Q57.9 24.2 58.2 23.5Q58.6 22.8 59 22.1Q59.4 21.4 59.7 20.7Q60 20 60.2 19.4L62.4 19.4L62.4 29.8L65.9 29.8L65.9 33.5L62.4 33.5L62.4 38ZM77.1 38.4Q74 38.4 71.8 37.6Q69.6 36.9 68.4 35.6Q67.3 34.3 67.3 32.4Q67.3 30.6 68.4 29.4Q69.4 28.2 71.3 27.5Q69.5 26.5 68.8 25.4Q68.1 24.3 68.1 22.9Q68.1 21.1 69.2 19.8Q70.3 18.5 72.4 17.8Q74.4 17 77.1 17Q79.8 17 81.8 17.8Q83.9 18.5 85 19.8Q86.1 21.1 86.1 22.9Q86.1 24.3 85.4 25.4Q84.7 26.5 82.9 27.5Q84.8 28.2 85.9 29.4Q86.9 30.6 86.9 32.4Q86.9 34.3 85.8 35.6Q84.6 36.9 82.4 37.6Q80.3 38.4 77.1 38.4ZM77.1 34.8Q79.4 34.8 80.6 34.1Q81.8 33.4 81.8 32.1Q81.8 30.7 80.6 29.9Q79.4 29.2 77.1 29.2Q74.8 29.2 73.6 29.9Q72.5 30.7 72.5 32.1Q72.5 33.4 73.6 34.1Q74.8 34.8 77.1 34.8ZM77.1 25.8Q79.2 25.8 80.3 25.1Q81.5 24.4 81.5 23.1Q81.5 21.9 80.4 21.2Q79.2 20.5 77.1 20.5Q75 20.5 73.8 21.2Q72.7 21.9 72.7 23.1Q72.7 24.4 73.8 25.1Q75 25.8 77.1 25.8Z';
const duo = <Bottle y={12} scale={1.1} label="var(--color-tally)" glass={[hues.cream, hues.peach]} />;

/** Host training: the pitch under the ring light, the five steps on the wall, the coach with the clock. Portrait. */
export function HostTrainingScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={480} height={600} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.7, 1]}
        stops={[[hues.plum], [hues.fuchsia, 0.35], ['var(--color-magenta)', 0.62], [pinks.azalea, 1]]}
      />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[yellows.oat], [reds.carrot, 0.6], [reds.strawberry, 1]]}
      />
      <path d="M0 0h480v600H0Z" fill={`url(#${id}g)`} />
      <path d="M0 0h480v26H0ZM72 26h4v68h-4ZM401 26h4v34h-4Z" fill={hues.night} />
      <RingLight x={250} y={236} r={138} glow={pinks.carnation} />
      <path d="M44 106h80v330H44Z" fill={hues.night} opacity={0.3} />
      <rect x={34} y={92} width={80} height={330} rx={14} fill="var(--color-ink)" />
      {letters.map((letter, i) => (
        <Fragment key={letter}>
          <rect
            x={44}
            y={102 + i * 63}
            width={60}
            height={57}
            rx={9}
            fill={i === 3 ? 'var(--color-amber)' : 'var(--color-ink-2)'}
          />
          <path
            d={letter}
            transform={`translate(74 ${143 + i * 63})`}
            fill={i < 3 ? 'var(--color-key)' : i === 3 ? 'var(--color-ink)' : 'var(--color-mute-ink)'}
          />
        </Fragment>
      ))}
      <g transform="translate(352 58)">
        <path d="M8 10h102v54H8Z" fill={hues.night} opacity={0.35} />
        <rect width={102} height={54} rx={12} fill="var(--color-ink)" />
        <path d={clock} fill="var(--color-tally-hot)" />
      </g>
      <Host
        x={244}
        y={258}
        scale={1.24}
        skin="honey"
        hair="bun"
        wear="earring"
        outfit="blazer"
        cloth="teal"
        mood="talk"
        rim={pinks.blossom}
        hand={{ x: 98, y: 92 }}
        handLean={6}
        held={duo}
        resting
      />
      <path d="M0 498h480v36H0Z" fill={`url(#${id}t)`} />
      <path d="M0 534h480v66H0Z" fill={hues.wine} />
      <path d="M0 498h480v3H0Z" fill={hues.cream} opacity={0.7} />
      <Bottle
        x={84}
        y={520}
        scale={1.05}
        shape="pump"
        glass={glasses.cream}
        cap="var(--color-ink)"
        label="var(--color-amber)"
      />
      <Bottle x={132} y={524} scale={0.8} shape="jar" glass={glasses.lagoon} cap={hues.cream} />
      <CrewBack x={396} y={478} scale={0.86} skin="umber" hair="short" cloth="ink" rim={pinks.carnation} />
    </Scene>
  );
}
