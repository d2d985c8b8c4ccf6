import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { pinks, teals } from '../scene-colours.ts';

type PlanMark = '1' | '2' | '3' | 'M' | 'U' | 'O';

const marks: Record<PlanMark, readonly [x: number, y: number]> = {
  '1': [240, 352],
  '2': [98, 268],
  '3': [382, 268],
  M: [152, 452],
  O: [62, 452],
  U: [402, 452],
};

/** What each camera sees: its lens, then both edges of its picture at the product table. */
const views = ['M240 336 166 136h148Z', 'M110 258 206 124l68 74Z', 'M370 258 274 124l-68 74Z'];

type StudioPlanProps = {
  /** Says in words where everything stands. */
  label: string;
  /** Width and depth of the room, as written. */
  sides: readonly [string, string];
  className?: string;
};

/** The studio from above, drawn for ink ground. */
export function StudioPlan({ label, sides, className }: StudioPlanProps) {
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
          [pinks.bubblegum, 0, 0.45],
          [pinks.bubblegum, 1, 0],
        ]}
      />
      <path d="M24 24h432v472H24Z" fill="var(--color-ink-2)" />
      <path
        d="M112 140V96q0-36 36-36h184q36 0 36 36v44"
        fill="none"
        stroke={teals.turquoise}
        strokeWidth={10}
      />
      <path d="M72 122 300 82v150L58 156Z" fill={`url(#${id}k)`} />
      <path d="M408 122 180 82v150l242-76Z" fill={`url(#${id}f)`} />
      {views.map((view) => (
        <path key={view} d={view} fill={`url(#${id}v)`} />
      ))}
      <rect x={180} y={142} width={120} height={40} rx={20} fill="var(--color-amber)" />
      <path
        d="M206 162a9 9 0 1 1 18 0 9 9 0 1 1-18 0ZM252 162a12 12 0 1 1 24 0 12 12 0 1 1-24 0Z"
        fill="var(--color-tally)"
      />
      <path d="M228 98l24 24M252 98l-24 24" stroke="var(--color-tally-hot)" strokeWidth={6} />
      <path d="M44 112l30 12-10 34-30-12Z" fill="var(--color-white)" />
      <path d="M436 112l-30 12 10 34 30-12Z" fill="var(--color-white)" />
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
