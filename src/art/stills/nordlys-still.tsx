import { useId } from 'react';
import { LinearGradient, Sidelight } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { pinks, reds } from '../scene-colours.ts';

const colours = { blush: '#ffd0d6', rose: '#f0556f', skin: '#e38a8a', tray: '#c8304e', rim: '#ff9aa2' };

/** Nordlys Skin: the serum and its twin on a round tray. */
export function NordlysStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.4, 1]}
        stops={[[colours.blush], [colours.rose, 0.5], [reds.crimson, 1]]}
      />
      <Sidelight id={`${id}g`} tones={['var(--color-white)', colours.skin]} from={0.2} />
      <Sidelight id={`${id}r`} tones={[hues.blush, pinks.bordeaux]} from={0.1} />
      <path d="M-80-60h480v760H-80Z" fill={`url(#${id}w)`} />
      <circle cx={160} cy={240} r={128} fill="var(--color-white)" opacity={0.22} />
      <path d="M30 400v40a130 26 0 0 0 260 0v-40Z" fill={colours.tray} />
      <ellipse cx={160} cy={400} rx={130} ry={26} fill={colours.rim} />
      <g data-kit="bottle">
        <path d="M84 220q0-14 14-14h44q14 0 14 14v170q0 10-10 10H94q-10 0-10-10Z" fill={`url(#${id}g)`} />
        <path d="M84 270h72v72H84ZM100 206v-46q0-8 8-8h24q8 0 8 8v46Z" fill="var(--color-tally)" />
        <path d="M94 224h8v160h-8Z" fill="var(--color-white)" opacity={0.7} />
        <path d="M172 252q0-14 14-14h36q14 0 14 14v138q0 10-10 10h-44q-10 0-10-10Z" fill={`url(#${id}r)`} />
        <path d="M172 296h64v56h-64Z" fill="var(--color-white)" />
        <path d="M190 238v-34h6v-20q0-14 8-14t8 14v20h6v34Z" fill="var(--color-ink)" />
      </g>
    </>
  );
}
