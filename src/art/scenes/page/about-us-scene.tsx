import { useId } from 'react';
import { smoothPath } from '#src/art/charts/line-path.ts';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { RingLight } from '#src/art/kit/ring-light.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { hues, leaf, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { browns, cartons, reds, violets, yellows } from '#src/art/scene-colours.ts';

const colours = {
  hyacinth: '#54256e',
  aster: '#6b2f73',
  squash: '#ffab62',
  vermilion: '#ef6a52',
  wisteria: '#d9c8ec',
  thistle: '#8f74b8',
  curtain: '#231040',
  madder: '#b8434a',
  larkspur: '#5b3a86',
  redwood: '#a8464a',
  foam: '#9af0f2',
  flamingo: '#ff7d9a',
  elderberry: '#7a2a5a',
  mint: '#9af0e0',
  mallow: '#e5b8f2',
  umber: '#8c4c44',
  raisin: '#7d4046',
  heather: '#b8569a',
};

const bulbs = Array.from({ length: 11 }, (_, i) => ({
  x: 176 + i * 40,
  y: 178 + Math.round(16 * Math.sin((i % 5) * 0.8)),
}));

const cord = [{ x: 112, y: 168 }, ...bulbs.map(({ x, y }) => ({ x, y: y - 6 })), { x: 608, y: 168 }];

/** Courses of brick: every second one shifted by half a stone. */
const bricks = Array.from({ length: 17 }, (_, row) => {
  const shift = row % 2 ? 0 : 30;
  return `M0 ${row * 30}h720${Array.from({ length: 12 }, (_, i) => `M${shift + i * 60} ${row * 30}v30`).join('')}`;
}).join('');

function Candle({ x, y, wax }: { x: number; y: number; wax: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-15-32h30v27q0 5-5 5h-20q-5 0-5-5Z" fill={wax} />
      <path d="M-15-32h7v32h-2q-5 0-5-5Z" fill="var(--color-white)" opacity={0.5} />
      <path d="M-1-40h2v9h-2Z" fill="var(--color-ink)" />
      <path d="M0-56q7 9 4 14-4 5-8 0-3-5 4-14Z" fill="var(--color-amber)" />
    </g>
  );
}

/** The garage in which it began: door half up, one ring light, one phone, a table of candles. */
export function AboutUsScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={720} height={620} {...scene}>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0, 1]}
        stops={[[violets.evening], [colours.hyacinth, 0.7], [colours.aster, 1]]}
      />
      <LinearGradient
        id={`${id}i`}
        line={[0, 0, 0.3, 1]}
        stops={[[yellows.primrose], [colours.squash, 0.6], [colours.vermilion, 1]]}
      />
      <LinearGradient
        id={`${id}r`}
        line={[0, 0, 0, 1]}
        stops={[
          [reds.saffron, 0, 0.85],
          [reds.saffron, 1, 0],
        ]}
      />
      <LinearGradient id={`${id}d`} line={[0, 0, 0, 1]} stops={[[colours.wisteria], [colours.thistle, 1]]} />
      <LinearGradient id={`${id}p`} stops={[[hues.wine], [reds.watermelon, 1]]} />
      <RadialGradient
        id={`${id}g`}
        stops={[
          ['var(--color-amber)', 0, 0.9],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h720v510H0Z" fill={`url(#${id}w)`} />
      <path d={bricks} fill="none" stroke="var(--color-ink)" strokeOpacity={0.28} strokeWidth={3} />
      <path d="M0 510h720v110H0Z" fill={hues.velvet} />
      <path d="M112 510h496l90 110H22Z" fill={`url(#${id}r)`} />
      <path d="M96 66h528v444H96Z" fill={colours.curtain} />
      <path d="M112 82h496v428H112Z" fill={`url(#${id}i)`} />
      <path d="M112 478h496v32H112Z" fill={colours.madder} opacity={0.5} />
      <path d="M112 82h496v74H112Z" fill={`url(#${id}d)`} />
      <path d="M112 100h496v3H112ZM112 120h496v3H112ZM112 140h496v3H112Z" fill={colours.larkspur} />
      <path d="M112 152h496v12H112Z" fill={metal.dark} />
      <path d="M340 142h40v10h-40Z" fill={metal.dark} />
      <path d={smoothPath(cord)} fill="none" stroke="var(--color-ink)" strokeWidth={2.5} />
      {bulbs.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={14} fill={`url(#${id}g)`} />
          <circle cx={x} cy={y} r={5} fill={hues.cream} />
        </g>
      ))}
      <path d="M132 250h112v9H132Z" fill={colours.redwood} />
      <Box x={164} y={250} width={46} height={38} tones={cartons.kraft} band={hues.cream} />
      <Box
        x={214}
        y={250}
        width={36}
        height={28}
        tones={['var(--color-key)', 'var(--color-key-deep)', colours.foam]}
      />
      <path d="M500 262h94v9h-94Z" fill={colours.redwood} />
      <Candle x={520} y={262} wax={colours.mint} />
      <Candle x={554} y={262} wax={colours.flamingo} />
      <RingLight x={352} y={310} r={92} glow={hues.cream} />
      <Host
        x={352}
        y={322}
        scale={0.86}
        skin="umber"
        hair="curls"
        wear="earring"
        outfit="tee"
        cloth="lilac"
        mood="talk"
        resting
        hand={{ x: 116, y: 112 }}
        handLean={6}
        held={
          <g transform="translate(0 14)scale(1.75)">
            <Candle x={0} y={0} wax={colours.flamingo} />
          </g>
        }
      />
      <Shadow x={356} y={496} width={360} length={40} />
      <path d="M186 490h340v14H186Z" fill={yellows.biscuit} />
      <path d="M186 504h340v5H186Z" fill={colours.madder} />
      <path d="M206 508 190 600h10l20-92ZM506 508l16 92h-10l-20-92Z" fill={colours.elderberry} />
      <Candle x={232} y={490} wax={yellows.sun} />
      <Candle x={270} y={490} wax={colours.mint} />
      <Candle x={482} y={490} wax={colours.mallow} />
      <Box
        x={590}
        y={566}
        width={86}
        height={66}
        depth={24}
        tones={[browns.oak, colours.umber, yellows.kraft]}
        band={hues.cream}
      />
      <Box
        x={596}
        y={500}
        width={64}
        height={48}
        depth={18}
        tones={[browns.spruce, colours.raisin, browns.pine]}
        band={hues.cream}
      />
      <Tripod x={118} y={592} height={206} spread={50} tones={['var(--color-ink)', metal.dark]} />
      <g transform="translate(82 268)rotate(6)">
        <PhoneFrame width={74} height={132} screen={`url(#${id}p)`}>
          <circle cx={37} cy={56} r={20} fill="none" stroke={hues.cream} strokeWidth={4} />
          <path d="M12 92h50v26H12Z" fill="var(--color-white)" />
          <rect x={11} y={20} width={22} height={10} rx={5} fill="var(--color-tally)" />
        </PhoneFrame>
      </g>
      <Plant x={672} y={500} scale={0.7} tones={[leaf.light, leaf.dark]} />
      <path d="M648 494h48l-7 44h-34Z" fill={colours.heather} />
    </Scene>
  );
}
