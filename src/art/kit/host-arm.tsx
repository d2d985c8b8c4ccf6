import type { ReactNode } from 'react';
import { elbow, limb, type Point, roundToTenth } from '../geometry.ts';
import type { Skin } from '../palette.ts';

type ArmProps = {
  shoulder: Point;
  /** Position of the hand in the host's coordinates. */
  hand: Point;
  sleeve: readonly [string, string];
  edge: string;
  skin: Skin;
  lean?: number;
  children?: ReactNode;
};

const upper = 72;
const fore = 78;

const fingers = 'M21-28Q13-33 3-30M23-18Q13-23 1-20M22-8Q13-13 2-10M19 2Q12-2 5 0';

/** An arm whose hand is at `hand` and holds `children`, whose base is at 0,0. */
export function HostArm({ shoulder, hand, sleeve, edge, skin, lean = 0, children }: ArmProps) {
  const bend = elbow(shoulder, hand, upper, fore, 1);
  const length = roundToTenth(Math.hypot(hand.x - bend.x, hand.y - bend.y));
  const turn = roundToTenth((Math.atan2(hand.x - bend.x, bend.y - hand.y) * 180) / Math.PI);
  return (
    <>
      <path d={limb(shoulder, 20, bend, 20)} fill={sleeve[0]} stroke={edge} strokeWidth={4} />
      <g transform={`translate(${roundToTenth(bend.x)} ${roundToTenth(bend.y)})rotate(${turn})`}>
        <Forearm length={length} sleeve={sleeve[1]} edge={edge} skin={skin} />
      </g>
      <g
        transform={`translate(${roundToTenth(hand.x)} ${roundToTenth(hand.y)})${lean ? `rotate(${roundToTenth(lean)})` : ''}`}
      >
        <path
          d="M-11 16C-21 6-23-8-19-24-17-35-8-37 2-37H14C22-37 24-30 23-22 22-6 18 6 11 16Z"
          fill={skin.shade}
        />
        {children}
        <g fill="none" strokeLinecap="round">
          <path d={fingers} stroke={skin.shade} strokeWidth={11} />
          <path d={fingers} stroke={skin.base} strokeWidth={8.5} />
        </g>
        <path
          d="M-11 17C-22 8-24-8-19-19-17-27-12-33-8-32-3-31-4-24-6-17-8-8-4-2 0 4 4 10 4 15 2 17Z"
          fill={skin.light}
        />
        <path d="M-12-30q4-3 5 2l-1 4q-5-1-4-6Z" fill="var(--color-white)" opacity={0.45} />
      </g>
    </>
  );
}

function Forearm({
  length,
  sleeve,
  edge,
  skin,
}: {
  length: number;
  sleeve: string;
  edge: string;
  skin: Skin;
}) {
  const at = (share: number) => roundToTenth(-length * share);
  return (
    <>
      <path
        d={`M-14 ${at(0.6)}C-13 ${at(0.8)}-10 ${at(0.9)}-10 ${at(1.08)}H10C10 ${at(0.9)} 14 ${at(0.8)} 15 ${at(0.6)}Z`}
        fill={skin.base}
      />
      <path
        d={`M6 ${at(0.6)}C7 ${at(0.8)} 4 ${at(0.9)} 4 ${at(1.02)}H10C10 ${at(0.9)} 14 ${at(0.8)} 15 ${at(0.6)}Z`}
        fill={skin.shade}
        opacity={0.6}
      />
      <path
        d={`M-21 4C-27 ${at(0.15)}-23 ${at(0.45)}-17 ${at(0.68)}H18C24 ${at(0.45)} 28 ${at(0.2)} 23 2 20 16 12 22 1 22-12 22-18 14-21 4Z`}
        fill={sleeve}
        stroke={edge}
        strokeWidth={4}
      />
      <path
        d={`M-18 ${at(0.62)}Q0 ${at(0.72)} 19 ${at(0.62)}L17 ${at(0.74)}Q0 ${at(0.82)}-16 ${at(0.74)}Z`}
        fill={sleeve}
      />
      <path
        d={`M-18 ${at(0.62)}Q0 ${at(0.72)} 19 ${at(0.62)}M-20 2Q-8-8 2-4M-19 10Q-6 2 6 6`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={2.5}
        strokeLinecap="round"
        opacity={0.3}
      />
    </>
  );
}

/** The other forearm, resting on the edge of the table at y 200. */
export function RestingArm({ sleeve, skin }: { sleeve: string; skin: Skin }) {
  return (
    <>
      <path d="M-22 184q14-6 30-1 12 4 14 10 1 8-8 8H-24Z" fill={skin.base} />
      <path d="M-22 184q14-6 26-2l-10 4h-16Z" fill={skin.light} />
      <path d={limb({ x: -82, y: 178 }, 22, { x: -24, y: 190 }, 13)} fill={sleeve} />
    </>
  );
}
