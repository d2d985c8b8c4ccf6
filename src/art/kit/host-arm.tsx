import type { ReactNode } from 'react';
import { elbow, limb, type Point, tenth } from '../geometry.ts';
import type { Skin } from '../palette.ts';

type ArmProps = {
  shoulder: Point;
  /** Where the hand is, in the host's own units. */
  hand: Point;
  /** Fills of the upper arm and of the forearm. */
  sleeve: readonly [string, string];
  edge: string;
  skin: Skin;
  /** Degrees the hand leans clockwise. */
  lean?: number;
  children?: ReactNode;
};

/** An arm that reaches for `hand` and closes its fingers over `children` (drawn with its base at 0,0). */
export function HostArm({ shoulder, hand, sleeve, edge, skin, lean = 0, children }: ArmProps) {
  const bend = elbow(shoulder, hand, 82, 88, 1);
  const cuff = { x: bend.x + (hand.x - bend.x) * 0.72, y: bend.y + (hand.y - bend.y) * 0.72 };
  return (
    <>
      <path d={limb(cuff, 14, hand, 12)} fill={skin.base} />
      <g fill={sleeve[0]} stroke={edge} strokeWidth={4}>
        <path d={limb(shoulder, 19, bend, 23)} />
        <path d={limb(bend, 23, cuff, 18)} fill={sleeve[1]} />
      </g>
      <g transform={`translate(${tenth(hand.x)} ${tenth(hand.y)})${lean ? `rotate(${tenth(lean)})` : ''}`}>
        <path d="M-12 8q-10-12-8-26 1-9 9-9h22q9 0 9 9 0 16-9 26Z" fill={skin.shade} />
        {children}
        <path
          d="M4-30h12q5 0 5 4.5T16-21H4ZM2-20h15q5 0 5 4.5T17-11H2ZM3-10h13q5 0 5 4.5T16-1H3ZM6 0h8q4 0 4 4t-4 4H6Z"
          fill={skin.base}
        />
        <path d="M-11 10q-10-8-10-22 0-16 7-22 8-2 6 8-3 10 1 18 3 8-4 18Z" fill={skin.light} />
      </g>
    </>
  );
}

/** The other forearm, laid along the table's edge at y 200, its fingers flat. */
export function RestingArm({ sleeve, skin }: { sleeve: string; skin: Skin }) {
  return (
    <>
      <path d="M-22 184q14-6 30-1 12 4 14 10 1 8-8 8H-24Z" fill={skin.base} />
      <path d="M-22 184q14-6 26-2l-10 4h-16Z" fill={skin.light} />
      <path d={limb({ x: -82, y: 178 }, 22, { x: -24, y: 190 }, 13)} fill={sleeve} />
    </>
  );
}
