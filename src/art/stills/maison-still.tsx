import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { pinks, reds, teals, yellows } from '../scene-colours.ts';

const colours = { wall: '#ffe6dc', salmon: '#f0958c', copper: '#8c3a2c', mulled: '#8c2a4c' };

/** Maison Verre: a pale workshop, wax in the air between the can and the glass. */
export function MaisonStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.3, 1]}
        stops={[[colours.wall], [pinks.blossom, 0.5], [colours.salmon, 1]]}
      />
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 1, 0.1]}
        stops={[[hues.ice], [teals.tide, 0.7], [hues.lagoon, 1]]}
      />
      <LinearGradient
        id={`${id}p`}
        line={[0, 0, 1, 0.4]}
        stops={[[yellows.mango], [reds.copper, 0.4], [colours.copper, 1]]}
      />
      <LinearGradient id={`${id}x`} line={[0, 0, 1, 0]} stops={[[hues.cream], [yellows.kraft, 1]]} />
      <path d="M-80-60h480v760H-80Z" fill={`url(#${id}w)`} />
      <path d="M-80 60Q90 20 120 150T60 380H-80Z" fill="var(--color-white)" opacity={0.35} />
      <path d="M-80 196H92v9H-80ZM240 236h160v9H240Z" fill={reds.cranberry} />
      <path
        d="M10 152h30v38q0 6-6 6H16q-6 0-6-6ZM276 196h30v34q0 6-6 6h-18q-6 0-6-6Z"
        fill={`url(#${id}g)`}
      />
      <path d="M54 164h26v27q0 5-5 5H59q-5 0-5-5Z" fill={reds.crimson} />
      <path
        d="M25 124q8 9 4 16-4 4-8 0-4-7 4-16ZM67 140q7 8 4 14-4 4-8 0-3-6 4-14ZM291 170q8 9 4 16-4 4-8 0-4-7 4-16Z"
        fill="var(--color-amber)"
      />
      <path d="M-80 386h480v320H-80Z" fill={colours.mulled} />
      <path d="M-80 386h480v7H-80Z" fill={reds.coral} />
      <g transform="translate(214 158)rotate(-52)">
        <path d="M-44-38h84l12 102q2 16-16 16h-76q-18 0-16-16Z" fill={`url(#${id}p)`} />
        <path d="M-44-38h84l2 16h-88Z" fill={yellows.oat} />
        <path d="M-44-38l-18-6 14 30Z" fill={reds.copper} />
        <path d="M46-16q48-6 46 30t-38 34" fill="none" stroke="var(--color-ink)" strokeWidth={11} />
      </g>
      <path d="M140 176q12-4 22 2 6 40 4 150h-13q2-110-13-152Z" fill={`url(#${id}x)`} />
      <ellipse cx={162} cy={406} rx={76} ry={11} fill={hues.plum} opacity={0.5} />
      <path d="M102 278h120v112q0 16-16 16h-88q-16 0-16-16Z" fill={`url(#${id}g)`} opacity={0.55} />
      <path d="M110 326h104v62q0 10-10 10h-84q-10 0-10-10Z" fill={`url(#${id}x)`} />
      <ellipse cx={162} cy={326} rx={52} ry={11} fill={hues.cream} />
      <ellipse cx={162} cy={278} rx={60} ry={12} fill="none" stroke="var(--color-white)" strokeWidth={4} />
      <path d="M114 294v86" stroke="var(--color-white)" strokeWidth={7} strokeLinecap="round" opacity={0.7} />
      <path d="M135 346h54v38h-54Z" fill="var(--color-white)" />
      <path d="M144 358h36v4h-36ZM150 368h24v3h-24Z" fill={hues.mulberry} />
      <path d="M14 384q0-40 24-54 6-10 8-12 2 6 4 12 26 12 26 52 0 18-32 18t-30-16Z" fill={hues.mulberry} />
      <path d="M22 386q0-32 20-42 22 10 22 40 0 12-22 12t-20-10Z" fill={reds.strawberry} />
      <path d="M242 352h52l4 36q0 12-14 12h-32q-14 0-14-12Z" fill="var(--color-amber)" />
      <path d="M242 352h52l1 10h-54Z" fill={hues.cream} />
    </>
  );
}
