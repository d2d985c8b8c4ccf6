import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { ChatBubble } from '#src/art/kit/chat-bubble.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { hairs, hues, leaf } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { browns, pinks, reds, yellows } from '#src/art/scene-colours.ts';

const colours = {
  backstage: '#2a1240',
  merlot: '#7a2a3c',
  blackberry: '#571645',
  prune: '#5e1a44',
  oxblood: '#5e1a2c',
  hessian: '#c9a98c',
};

const skyline = 'M330 286V190h30v-34h42v46h22v-62h38v104h26v-16h44v26h30v-62h40v-22h20v116Z';
const columns = [0, 1, 2, 3, 4, 5];

/** Insights: Monday, six in the morning, the week's paper on the desk before the window. */
export function InsightsScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={760} height={500} {...scene}>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.5, 1]}
        stops={[[colours.backstage], [hues.plum, 0.6], [hues.wine, 1]]}
      />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 0, 1]}
        stops={[[hues.violet], [hues.rose, 0.45], ['var(--color-amber)', 0.85], [yellows.straw, 1]]}
      />
      <LinearGradient
        id={`${id}d`}
        line={[0, 0, 1, 0.1]}
        stops={[[colours.merlot], [reds.copper, 0.5], [yellows.cantaloupe, 1]]}
      />
      <LinearGradient
        id={`${id}l`}
        line={[1, 0, 0, 1]}
        stops={[
          ['var(--color-amber)', 0, 0.5],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <LinearGradient
        id={`${id}p`}
        line={[0, 0, 0.4, 1]}
        stops={[[hues.abyss], ['var(--color-key-deep)', 1]]}
      />
      <RadialGradient
        id={`${id}g`}
        stops={[
          [hues.cream, 0.1, 1],
          ['var(--color-amber)', 0.4, 0.6],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <clipPath id={`${id}c`}>
        <rect x={330} y={36} width={292} height={250} rx={6} />
      </clipPath>
      <path d="M0 0h760v500H0Z" fill={`url(#${id}w)`} />
      <rect x={314} y={20} width={324} height={282} rx={10} fill={hues.night} />
      <rect x={330} y={36} width={292} height={250} rx={6} fill={`url(#${id}s)`} />
      <g clipPath={`url(#${id}c)`}>
        <circle cx={500} cy={206} r={124} fill={`url(#${id}g)`} />
        <circle cx={500} cy={206} r={34} fill={hues.cream} />
        <path d={skyline} fill={colours.blackberry} />
        <path
          d="M368 168h8v8h-8ZM384 186h8v8h-8ZM432 152h8v8h-8ZM448 172h8v8h-8ZM432 196h8v8h-8ZM578 210h8v8h-8ZM592 228h8v8h-8ZM606 190h8v8h-8Z"
          fill={yellows.straw}
        />
      </g>
      <path d="M471 36h10v250h-10ZM330 156h292v9H330Z" fill={hues.night} />
      <path d="M330 302 622 302 420 500H0V480Z" fill={`url(#${id}l)`} />
      <path d="M298 300h356v14H298Z" fill={colours.prune} />
      <path d="M60 74h150v8H60ZM60 150h150v8H60Z" fill={hues.night} />
      <path
        d="M72 34h20v40H72ZM96 42h16v32H96ZM118 28h22v46h-22ZM74 112h26v38H74ZM150 120h44v30h-44Z"
        fill={hues.fuchsia}
      />
      <path d="M144 46h18v28h-18ZM106 106h18v44h-18Z" fill="var(--color-amber)" opacity={0.8} />
      <path d="M0 372h760v128H0Z" fill={`url(#${id}d)`} />
      <path d="M0 372h760v4H0Z" fill={yellows.oat} opacity={0.7} />
      <Plant x={690} y={330} scale={0.86} tones={[leaf.light, leaf.dark]} />
      <path d="M656 322h70l-8 62h-54Z" fill={hues.cream} />
      <path d="M700 322h26l-8 62h-20Z" fill={browns.pottery} />
      <path d="M120 470 470 486 430 500H60Z" fill={colours.oxblood} opacity={0.4} />
      <g transform="translate(96 388)skewX(-14)">
        <path d="M0 0h330v98H0Z" fill={hues.cream} />
        <path d="M164 0h3v98h-3Z" fill={browns.birch} />
        <path d="M14 10h136v15H14Z" fill="var(--color-ink)" />
        <path
          d={columns.map((i) => `M14 ${36 + i * 9}h${[58, 54, 58, 50, 58, 40][i]}v4H14Z`).join('')}
          fill={colours.hessian}
        />
        <path d="M82 34h70v52H82Z" fill={yellows.shell} />
        <path
          d="M86 80c14-2 16-22 28-22s14 6 22 2 10-16 14-20"
          fill="none"
          stroke="var(--color-tally)"
          strokeWidth={5}
        />
        <path
          d={columns.map((i) => `M182 ${12 + i * 9}h${[60, 56, 60, 52, 60, 44][i]}v4h-60Z`).join('')}
          fill={colours.hessian}
        />
        <path
          d={columns.map((i) => `M254 ${12 + i * 9}h${[60, 60, 54, 60, 48, 60][i]}v4h-60Z`).join('')}
          fill={colours.hessian}
        />
        <path
          d="M182 72h12v14h-12ZM198 66h12v20h-12ZM214 76h12v10h-12ZM230 62h12v24h-12Z"
          fill="var(--color-magenta)"
        />
        <path d="M254 70h60v16h-60Z" fill="var(--color-amber)" />
      </g>
      <ellipse cx={560} cy={446} rx={62} ry={10} fill={colours.oxblood} opacity={0.5} />
      <path d="M508 366h84v62q0 14-14 14h-56q-14 0-14-14Z" fill="var(--color-tally)" />
      <path d="M566 366h26v62q0 14-14 14h-22Z" fill={pinks.bordeaux} />
      <path d="M510 376q-26 0-26 22t30 20l-4-10q-15 1-15-10t15-11Z" fill="var(--color-tally)" />
      <ellipse cx={550} cy={366} rx={42} ry={9} fill={hairs.coffee} />
      <path
        d="M538 346q-12-16 0-30t0-30M562 342q-10-14 0-26t0-26"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity={0.45}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <g transform="translate(206 206)rotate(-6)">
        <PhoneFrame width={100} height={182} screen={`url(#${id}p)`}>
          <ChatBubble
            x={14}
            y={36}
            width={84}
            scale={0.86}
            fill="var(--color-white)"
            ink="var(--color-mute-ink)"
          />
          <path
            d="M16 128c10-2 14-18 24-18s12 8 20 4 14-22 24-26"
            fill="none"
            stroke="var(--color-tally-hot)"
            strokeWidth={5}
            strokeLinecap="round"
          />
          <path d="M16 146h40v6H16ZM16 158h26v6H16Z" fill="var(--color-white)" opacity={0.5} />
        </PhoneFrame>
      </g>
    </Scene>
  );
}
