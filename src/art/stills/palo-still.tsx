import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { violets } from '../scene-colours.ts';

const colours = { dark: '#130a22', floor: '#08040e', pane: '#35236b', cloth: '#ffc768' };

/** Palo Home: the lights are out, one lamp and the armchair in its beam. */
export function PaloStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}b`}
        user
        line={[148, 190, 290, 460]}
        stops={[
          [hues.cream, 0, 0.9],
          [colours.cloth, 0.4, 0.55],
          [hues.coral, 1, 0],
        ]}
      />
      <RadialGradient
        id={`${id}g`}
        stops={[
          [hues.cream, 0, 0.9],
          ['var(--color-amber)', 0.3, 0.5],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <LinearGradient id={`${id}h`} line={[0, 0, 1, 0]} stops={[[colours.cloth], [hues.rust, 1]]} />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 1, 0.5]}
        stops={[[hues.apricot], [hues.rose, 0.5], [hues.mulberry, 1]]}
      />
      <path d="M-80-60h480v760H-80Z" fill={colours.dark} />
      <path d="M-80 404h480v300H-80Z" fill={colours.floor} />
      <path d="M206 84h94v128h-94Z" fill={colours.floor} />
      <path
        d="M212 90h38v56h-38ZM256 90h38v56h-38ZM212 152h38v54h-38ZM256 152h38v54h-38Z"
        fill={colours.pane}
      />
      <path d="M281 104a11 11 0 1 0 4 18 10 10 0 0 1-4-18Z" fill={violets.haze} />
      <rect x={178} y={252} width={130} height={150} rx={38} fill={`url(#${id}s)`} />
      <path d="M184 300q-2-44 34-46" fill="none" stroke={hues.mist} strokeWidth={5} strokeLinecap="round" />
      <rect x={160} y={358} width={152} height={52} rx={16} fill={`url(#${id}s)`} />
      <rect x={148} y={322} width={38} height={98} rx={19} fill={`url(#${id}s)`} />
      <rect x={288} y={326} width={38} height={96} rx={19} fill={hues.mulberry} />
      <g fill={hues.night}>
        <path d="M190 354q2-34 50-34 46 0 50 30 2 14-14 14H206q-16 0-16-10ZM192 328l3-15 9 8q7-3 14 0l9-8 3 15q3 18-18 20-22 0-20-20Z" />
        <path
          d="M284 358q14 2 18-8 3-9-4-12"
          fill="none"
          stroke={hues.night}
          strokeWidth={8}
          strokeLinecap="round"
        />
      </g>
      <path
        d="M226 322q8-2 14-2 22 0 36 9M192 328l3-15 9 8q7-3 14 0l9-8 3 15M200 335q4 4 7 0M215 335q4 4 7 0"
        fill="none"
        stroke={hues.honey}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx={236} cy={448} rx={140} ry={30} fill={`url(#${id}g)`} opacity={0.8} />
      <path d="M104 209 98 430q0 40 42 52h290L186 165Z" fill={`url(#${id}b)`} />
      <circle cx={148} cy={196} r={120} fill={`url(#${id}g)`} />
      <path d="M12 396h124v10H12ZM26 406h8v70h-8ZM114 406h8v70h-8Z" fill={hues.velvet} />
      <path d="M36 396q0-14 38-14t38 14Z" fill={`url(#${id}h)`} />
      <path
        d="M74 384 44 274 132 170"
        fill="none"
        stroke="var(--color-ink-3)"
        strokeWidth={9}
        strokeLinejoin="round"
      />
      <circle cx={44} cy={274} r={8} fill="var(--color-amber)" />
      <g transform="translate(134 168)rotate(-28)">
        <ellipse cy={22} rx={47} ry={11} fill={hues.cream} />
        <path d="M-48 22q0-50 48-54 48 4 48 54-48-14-96 0Z" fill={`url(#${id}h)`} />
        <path d="M-9-32H9v-16H-9Z" fill={colours.floor} />
      </g>
    </>
  );
}
