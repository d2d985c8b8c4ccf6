import { useId } from 'react';
import { RadialGradient } from '#src/art/gradient.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Sheet, type SheetPicture } from '#src/art/kit/sheet.tsx';
import { hues, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { reds } from '#src/art/scene-colours.ts';
import { ClientStill } from '#src/art/stills/client-still.tsx';

const colours = { espresso: '#5a2a1e', bronze: '#a5623f' };

type Laid = {
  at: readonly [x: number, y: number, turn: number];
  picture: SheetPicture;
  ink: string;
};

const sheets: readonly Laid[] = [
  { at: [96, 96, -9], picture: 'lines', ink: 'var(--color-ink)' },
  { at: [236, 74, 4], picture: 'bars', ink: 'var(--color-tally)' },
  { at: [400, 92, -3], picture: 'grid', ink: 'var(--color-magenta)' },
  { at: [132, 284, 6], picture: 'grid', ink: 'var(--color-key-deep)' },
  { at: [292, 270, -4], picture: 'curve', ink: 'var(--color-tally)' },
];

const magnified = [34, 58, 48, 84, 72];

/** Industry reports: a light table seen from above, the season's sheets on it and one figure under the glass. */
export function ReportsScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={664} height={560} {...scene}>
      <RadialGradient
        id={`${id}g`}
        circle={[0.45, 0.45, 0.75]}
        stops={[[hues.fuchsia], [hues.plum, 0.45], [hues.night, 1]]}
      />
      <RadialGradient
        id={`${id}t`}
        circle={[0.42, 0.42, 0.75]}
        stops={[['var(--color-white)'], [hues.cream, 0.5], [hues.peach, 1]]}
      />
      <RadialGradient
        id={`${id}h`}
        stops={[
          ['var(--color-amber)', 0.3, 0.6],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <clipPath id={`${id}v`}>
        <rect x={5} y={5} width={98} height={200} rx={14} />
      </clipPath>
      <clipPath id={`${id}c`}>
        <circle cx={470} cy={330} r={86} />
      </clipPath>
      <path d="M0 0h664v560H0Z" fill={`url(#${id}g)`} />
      <ellipse cx={330} cy={272} rx={430} ry={330} fill={`url(#${id}h)`} />
      <g transform="rotate(-3 320 270)">
        <rect x={30} y={32} width={560} height={480} rx={26} fill="var(--color-ink)" />
        <rect x={46} y={48} width={528} height={448} rx={14} fill={`url(#${id}t)`} />
        {sheets.map(({ at: [x, y, turn], picture, ink }) => (
          <g key={`${x}`} transform={`translate(${x} ${y})rotate(${turn} 65 85)`}>
            <rect x={9} y={12} width={130} height={170} rx={6} fill={reds.cinnamon} opacity={0.28} />
            <Sheet width={130} height={170} picture={picture} ink={ink} />
          </g>
        ))}
        <circle cx={482} cy={344} r={100} fill={reds.cinnamon} opacity={0.3} />
        <path
          d="M534 394l74 74"
          stroke={reds.cinnamon}
          strokeOpacity={0.3}
          strokeWidth={30}
          strokeLinecap="round"
        />
        <path d="M530 390l70 70" stroke="var(--color-ink)" strokeWidth={28} strokeLinecap="round" />
        <path d="M530 386l68 68" stroke={metal.light} strokeWidth={7} strokeLinecap="round" />
        <circle cx={470} cy={330} r={98} fill="var(--color-ink)" />
        <circle cx={470} cy={330} r={86} fill="var(--color-white)" />
        <g clipPath={`url(#${id}c)`}>
          <path d="M384 300h172v2H384ZM384 340h172v2H384ZM384 380h172v3H384Z" fill="var(--color-line)" />
          <path
            d={magnified.map((tall, i) => `M${398 + i * 30} 380v-${tall}h22v${tall}Z`).join('')}
            fill="var(--color-tally)"
          />
          <path d="M488 380v-84h22v84Z" fill="var(--color-amber)" />
          <path d="M384 250q60-26 172 30v-50H384Z" fill={hues.ice} opacity={0.55} />
        </g>
        <path
          d="M404 286a80 80 0 0 1 54-34"
          fill="none"
          stroke="var(--color-white)"
          strokeWidth={7}
          strokeLinecap="round"
        />
        <g transform="translate(84 470)rotate(-14)">
          <path d="M6 10h150v12H6Z" fill={reds.cinnamon} opacity={0.28} />
          <path d="M0-7h120q8 0 8 7t-8 7H0Z" fill="var(--color-tally)" />
          <path d="M0-7h18V7H0Z" fill="var(--color-ink)" />
          <path d="M128-5l24 5-24 5Z" fill={hues.cream} />
          <path d="M18-7h100q6 0 7 4H18Z" fill="var(--color-white)" opacity={0.4} />
        </g>
      </g>
      <g transform="rotate(9 596 250)">
        <rect x={552} y={150} width={108} height={210} rx={18} fill="var(--color-ink)" opacity={0.4} />
        <PhoneFrame x={540} y={136} screen={hues.night}>
          <g clipPath={`url(#${id}v)`}>
            <ClientStill client="oko" x={2} y={-16} scale={0.325} />
          </g>
          <path d="M16 152h76v40q0 8-8 8H24q-8 0-8-8Z" fill="var(--color-white)" />
          <path d="M24 162h40v6H24ZM24 174h24v5H24Z" fill="var(--color-line)" />
          <path d="M62 178h24v14H62Z" fill="var(--color-tally)" />
        </PhoneFrame>
      </g>
      <circle cx={608} cy={478} r={52} fill="var(--color-ink)" opacity={0.35} />
      <circle cx={600} cy={468} r={50} fill="var(--color-white)" />
      <circle cx={600} cy={468} r={40} fill={colours.espresso} />
      <path
        d="M570 448a38 38 0 0 1 42-16"
        fill="none"
        stroke={colours.bronze}
        strokeWidth={5}
        strokeLinecap="round"
      />
    </Scene>
  );
}
