import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { reds, yellows } from '../scene-colours.ts';

const colours = { sky: '#9adfe2', sea: '#2ba3ad', deep: '#06303a', rail: '#0d6f7b', drop: '#e6fbfb' };

const drops = [
  [10, 118, 30],
  [52, 190, 26],
  [34, 300, 24],
  [70, 140, 30],
  [88, 250, 22],
  [60, 370, 28],
  [112, 104, 20],
  [216, 108, 24],
  [246, 146, 28],
  [272, 214, 30],
  [300, 140, 26],
  [290, 300, 30],
  [262, 350, 24],
  [312, 250, 28],
  [18, 240, 28],
] as const;

export function FieldStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.25, 1]}
        stops={[[colours.sky], [colours.sea, 0.45], [hues.lagoon, 1]]}
      />
      <LinearGradient
        id={`${id}c`}
        line={[0, 0, 1, 0.25]}
        stops={[[yellows.marigold], ['var(--color-amber)', 0.4], [reds.pumpkin, 1]]}
      />
      <RadialGradient
        id={`${id}g`}
        stops={[
          [hues.cream, 0, 0.75],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M-80-60h480v760H-80Z" fill={`url(#${id}w)`} />
      <circle cx={164} cy={240} r={180} fill={`url(#${id}g)`} />
      <path d="M-80 418h480v300H-80Z" fill={colours.deep} />
      <g fill={colours.rail}>
        <path d="M22 144 38 136 54 144 74 158 84 240 68 244 64 200 66 292H10L12 200 8 244-8 240 2 158Z" />
        <path d="M266 144 282 136 298 144 318 158 328 240 312 244 308 200 310 292H254L256 200 252 244 236 240 246 158Z" />
      </g>
      <path d="M-80 74h480v14H-80Z" fill="var(--color-ink)" />
      <ellipse cx={164} cy={446} rx={112} ry={18} fill={hues.lagoon} />
      <ellipse cx={164} cy={446} rx={70} ry={10} fill={yellows.marigold} opacity={0.35} />
      <path
        d="M164 392v44M132 446l32-16 32 16"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path
        d="M128 196 96 214Q84 222 80 250L66 338l30 8 14-58-4 112h116l-4-112 14 58 30-8-14-88q-4-28-16-36l-32-18Z"
        fill={`url(#${id}c)`}
      />
      <path d="M164 196h36l32 18q12 8 16 36l14 88-30 8-14-58 4 112h-58Z" fill={reds.cinnamon} opacity={0.4} />
      <path d="M120 202Q112 128 164 124q52 4 44 78-20 20-44 20t-44-20Z" fill={`url(#${id}c)`} />
      <path d="M134 200q-6-52 30-54 36 2 30 54-12 14-30 14t-30-14Z" fill="var(--color-ink)" />
      <path d="M120 190q0-60 44-64" fill="none" stroke={hues.cream} strokeWidth={4} strokeLinecap="round" />
      <path d="M158 222h12v178h-12Z" fill={hues.cream} />
      <path d="M112 318h34v9h-34ZM182 318h34v9h-34Z" fill="var(--color-ink)" opacity={0.38} />
      <path
        d={drops.map(([x, y, length]) => `M${x} ${y}v${length}`).join('')}
        stroke={colours.drop}
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.75}
      />
      <path
        d="M96 206q-2-8-8-10M104 203v-12M142 122q-2-9-8-11M152 118v-12M178 120q3-8 9-10M224 203v-12M232 206q2-8 8-10"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  );
}
