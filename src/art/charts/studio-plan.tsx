import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';

const colors = { pink: '#ff7ab4', turquoise: '#2cc5cd' } as const;

type PlanMark = '1' | '2' | '3' | 'M' | 'U' | 'O';

const marks: Record<PlanMark, readonly [x: number, y: number]> = {
  '1': [138, 352],
  '2': [60, 268],
  '3': [216, 268],
  M: [152, 452],
  O: [62, 452],
  U: [402, 452],
};

const views = ['M138 336 72 136h132Z', 'M70 256 112 124l64 70Z', 'M206 256 164 124l-64 70Z'];

const sets = [138, 348] as const;
const wall = 'm-86 140v-46q0-32 32-32h108q32 0 32 32v46';

type StudioPlanProps = {
  label: string;
  sides: readonly [string, string];
  names: readonly [string, string];
  className?: string;
};

/** The studio from above, for a dark background. */
export function StudioPlan({ label, sides, names, className }: StudioPlanProps) {
  const id = useId();
  return (
    <svg viewBox="18 -12 470 524" role="img" aria-label={label} {...(className && { className })}>
      <LinearGradient
        id={`${id}v`}
        line={[0, 1, 0, 0]}
        stops={[
          ['var(--color-key)', 0, 0.5],
          ['var(--color-key)', 1, 0.06],
        ]}
      />
      <LinearGradient
        id={`${id}k`}
        line={[0, 0, 1, 0.6]}
        stops={[
          ['var(--color-amber)', 0, 0.55],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <LinearGradient
        id={`${id}f`}
        line={[1, 0, 0, 0.6]}
        stops={[
          [colors.pink, 0, 0.45],
          [colors.pink, 1, 0],
        ]}
      />
      <path d="M24 24h432v472H24Z" fill="var(--color-ink-2)" />
      <g fill="none" strokeWidth={10}>
        <path d={`M${sets[0]} 0${wall}`} stroke={colors.turquoise} />
        <path d={`M${sets[1]} 0${wall}`} stroke={colors.pink} strokeOpacity={0.6} />
      </g>
      <path d="M56 122 200 88v140L44 154Z" fill={`url(#${id}k)`} />
      <path d="M232 122 80 88v140l152-74Z" fill={`url(#${id}f)`} />
      {views.map((view) => (
        <path key={view} d={view} fill={`url(#${id}v)`} />
      ))}
      <rect x={84} y={146} width={108} height={36} rx={18} fill="var(--color-amber)" />
      <rect x={294} y={146} width={108} height={36} rx={18} fill="var(--color-amber)" opacity={0.45} />
      <path
        d="M108 164a8 8 0 1 1 16 0 8 8 0 1 1-16 0ZM150 164a11 11 0 1 1 22 0 11 11 0 1 1-22 0ZM316 156h18v16h-18ZM344 156h18v16h-18ZM372 156h12v16h-12Z"
        fill="var(--color-tally)"
      />
      <path d="M126 98l24 24M150 98l-24 24" stroke="var(--color-tally-hot)" strokeWidth={6} />
      <path d="M336 98l24 24M360 98l-24 24" stroke="var(--color-mute-ink)" strokeWidth={6} />
      <path d="M30 112l30 10-9 34-30-10ZM258 112l-30 10 9 34 30-10Z" fill="var(--color-white)" />
      <g fill="none" stroke="var(--color-mute-ink)" strokeWidth={2.5} strokeDasharray="5 6">
        <path d="M164 352H322M238 268H252" />
        {[
          [348, 352],
          [270, 268],
          [426, 268],
        ].map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r={17} />
        ))}
      </g>
      <path d="M312 345l11 7-11 7" fill="none" stroke="var(--color-mute-ink)" strokeWidth={2.5} />
      <path d="M36 424h148v22H36Z" fill="var(--color-ink-3)" />
      <path d="M46 416h32v6H46ZM88 416h32v6H88ZM134 416h32v6h-32Z" fill="var(--color-key)" />
      <path d="M378 414h48v20h-48Z" fill="var(--color-ink-3)" />
      <path d="M402 474v30" stroke="var(--color-key)" strokeWidth={5} />
      <path
        d="M426 452h40"
        stroke="var(--color-amber)"
        strokeWidth={5}
        strokeDasharray="3 8"
        strokeLinecap="round"
      />
      <path
        d="M24 24h432v472M24 24v472h196M280 496h176"
        fill="none"
        stroke="var(--color-mute-ink)"
        strokeWidth={6}
        strokeLinecap="square"
      />
      <path d="M220 496a60 60 0 0 1 60-56v56" fill="none" stroke="var(--color-mute-ink)" strokeWidth={2} />
      <g fontSize={18} textAnchor="middle" fill="var(--color-mute-ink)">
        <text x={240} y={10}>
          {sides[0]}
        </text>
        {sets.map((x, i) => (
          <text key={x} x={x} y={50}>
            {names[i]}
          </text>
        ))}
        <text transform="translate(470 260)rotate(90)">{sides[1]}</text>
      </g>
      {Object.entries(marks).map(([mark, [x, y]]) => (
        <g key={mark}>
          <circle cx={x} cy={y} r={18} fill="var(--color-white)" />
          <text
            x={x}
            y={y + 7}
            textAnchor="middle"
            fontSize={20}
            fontWeight={650}
            fill="var(--color-ink)"
            className="figures"
          >
            {mark}
          </text>
        </g>
      ))}
    </svg>
  );
}
