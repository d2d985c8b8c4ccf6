import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

/** A desk lamp standing on 0,0, its head up right, its light falling on the desk. */
export function DeskLamp({
  lit = true,
  fill = 'var(--color-tally)',
  ...at
}: Placement & { lit?: boolean; fill?: string }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      {lit && (
        <LinearGradient
          id={id}
          line={[0.2, 0, 0.6, 1]}
          stops={[
            [hues.cream, 0, 0.75],
            ['var(--color-amber)', 1, 0.05],
          ]}
        />
      )}
      {lit && <path d="M28-214 92-176 230 0H-6Z" fill={`url(#${id})`} />}
      <path
        d="M0-8-40-122 34-196"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={7}
        strokeLinejoin="round"
      />
      <circle cx={-40} cy={-122} r={8} fill="var(--color-ink-3)" />
      <path d="M-34-10Q-30-18 0-18T34-10V0H-34Z" fill={fill} />
      <path d="M24-214Q30-246 58-232 92-214 96-176Z" fill={fill} />
      <path d="M24-214Q30-246 58-232L62-222Q38-226 34-208Z" fill="var(--color-white)" opacity={0.35} />
    </g>
  );
}
