import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Can, Candle } from '#src/art/kit/brand-goods.tsx';
import { Calendar } from '#src/art/kit/calendar.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { cartons, glasses, reds, violets } from '#src/art/scene-colours.ts';

const colours = { sand: '#ffd9a8', hibiscus: '#ef4a63', petunia: '#5b1a66' };

const hub = { x: 350, y: 320 };

const hosts = [
  {
    x: 138,
    y: 136,
    r: 74,
    light: 'var(--color-amber)',
    booked: true,
    who: { skin: 'umber', hair: 'curls', wear: 'earring', outfit: 'blazer', cloth: 'plum' },
  },
  {
    x: 356,
    y: 84,
    r: 58,
    light: 'var(--color-key)',
    booked: false,
    who: { skin: 'porcelain', hair: 'crop', hairColour: 'copper', wear: 'glasses', cloth: 'ink' },
  },
  {
    x: 566,
    y: 150,
    r: 76,
    light: colours.sand,
    booked: true,
    who: { skin: 'honey', hair: 'bob', outfit: 'knit', cloth: 'teal', mood: 'talk' },
  },
  {
    x: 604,
    y: 368,
    r: 60,
    light: 'var(--color-key-deep)',
    booked: true,
    who: { skin: 'espresso', hair: 'bun', wear: 'earring', cloth: 'coral' },
  },
  {
    x: 520,
    y: 548,
    r: 70,
    light: 'var(--color-amber)',
    booked: false,
    who: { skin: 'almond', hair: 'wrap', hairFill: hues.violet, cloth: 'sky', mood: 'calm' },
  },
  {
    x: 170,
    y: 536,
    r: 76,
    light: 'var(--color-key)',
    booked: true,
    who: {
      skin: 'porcelain',
      hair: 'long',
      hairColour: 'wheat',
      outfit: 'collar',
      cloth: 'plum',
      mood: 'talk',
    },
  },
  {
    x: 92,
    y: 338,
    r: 60,
    light: hues.lilac,
    booked: false,
    who: {
      skin: 'almond',
      hair: 'crop',
      hairColour: 'coffee',
      wear: 'beard',
      outfit: 'knit',
      cloth: 'amber',
    },
  },
] as const;

function HostDisc({ x, y, r, light, booked, who }: (typeof hosts)[number]) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <circle r={r} />
      </clipPath>
      <circle cx={10} cy={14} r={r} fill={hues.wine} opacity={0.45} />
      <circle r={r + 7} fill={booked ? hues.cream : hues.wine} />
      <circle r={r} fill={light} />
      <g clipPath={`url(#${id})`}>
        <path d={`M${r * 0.2}-90H120V120H${-r * 0.5}Z`} fill="var(--color-white)" opacity={0.22} />
        <Host y={r * -0.12} scale={r / 100} {...who} />
      </g>
      {booked && (
        <g transform={`translate(${r * 0.68} ${-r * 0.68})`}>
          <circle r={17} fill="var(--color-tally)" stroke={hues.cream} strokeWidth={4} />
          <circle r={5.5} fill="var(--color-white)" />
        </g>
      )}
    </g>
  );
}

/** Seven hosts on one call sheet: cords run from the calendar to each of them, lit where a show is booked. */
export function NetworkScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={700} height={640} {...scene}>
      <RadialGradient
        id={`${id}g`}
        stops={[[reds.carrot], [colours.hibiscus, 0.5], ['var(--color-magenta)', 1]]}
      />
      <LinearGradient id={`${id}s`} line={[0, 0, 0.4, 1]} stops={[[hues.plum], [colours.petunia, 1]]} />
      <path d="M0 0h700v640H0Z" fill={`url(#${id}g)`} />
      <g fill="none" stroke={hues.wine} strokeOpacity={0.5}>
        <circle cx={hub.x} cy={hub.y} r={176} strokeWidth={2} strokeDasharray="2 12" strokeLinecap="round" />
        <circle cx={hub.x} cy={hub.y} r={270} strokeWidth={2} strokeDasharray="2 12" strokeLinecap="round" />
      </g>
      {hosts.map(({ x, y, booked }) => (
        <path
          key={x}
          d={`M${hub.x} ${hub.y}Q${(x + hub.x) / 2 + (y - hub.y) / 6} ${(y + hub.y) / 2 - (x - hub.x) / 6} ${x} ${y}`}
          fill="none"
          stroke={booked ? hues.cream : hues.wine}
          strokeWidth={booked ? 5 : 4}
          strokeDasharray={booked ? undefined : '3 11'}
          strokeLinecap="round"
        />
      ))}
      <rect x={258} y={190} width={206} height={284} rx={28} fill={hues.wine} opacity={0.5} />
      <PhoneFrame x={246} y={176} width={206} height={284} screen={`url(#${id}s)`}>
        <Calendar x={25} y={46} shows={[1, 4, 8, 10, 11, 15, 18, 20, 22, 25]} />
        <rect x={25} y={186} width={156} height={30} rx={15} fill="var(--color-tally)" />
        <path d="M68 198h70v6H68Z" fill="var(--color-white)" />
        <path d="M25 232h96v8H25ZM25 248h60v8H25Z" fill={violets.iris} />
      </PhoneFrame>
      {hosts.map((host) => (
        <HostDisc key={host.x} {...host} />
      ))}
      <Lamp x={349} y={470} scale={0.9} />
      <Can x={466} y={262} rotate={14} scale={0.86} />
      <Candle x={232} y={258} rotate={-10} scale={0.74} glass={glasses.votive} />
      <Box x={350} y={598} width={60} height={44} tones={cartons.amber} band={hues.cream} />
    </Scene>
  );
}
