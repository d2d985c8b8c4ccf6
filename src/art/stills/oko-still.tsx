import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { hues, metal } from '../palette.ts';
import { violets } from '../scene-colours.ts';

const colours = { tunnel: '#231040', night: '#12081f', shell: '#efe6ff', shade: '#5b3a86' };

const noise = [16, 44, 80, 36, 104, 60, 132, 76, 112, 48, 92, 40];

/** OKO: a dummy head in a subway car, noise in on the left, a dotted line out on the right. */
export function OkoStill() {
  const id = useId();
  return (
    <>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0, 1]}
        stops={[[violets.evening], [colours.tunnel, 0.5], [colours.night, 1]]}
      />
      <LinearGradient
        id={`${id}h`}
        line={[0, 0, 1, 0.6]}
        stops={[[metal.light], ['var(--color-ink-2)', 0.5], ['var(--color-ink)', 1]]}
      />
      <LinearGradient id={`${id}c`} line={[0, 0, 1, 0.2]} stops={[[colours.shell], [colours.shade, 1]]} />
      <LinearGradient
        id={`${id}n`}
        line={[0, 0, 1, 0]}
        stops={[['var(--color-tally-hot)'], ['var(--color-amber)', 1]]}
      />
      <RadialGradient
        id={`${id}g`}
        stops={[
          [hues.orchid, 0, 0.6],
          [hues.orchid, 1, 0],
        ]}
      />
      <path d="M-80-60h480v760H-80Z" fill={`url(#${id}w)`} />
      <g fill={hues.violet} stroke="var(--color-field)" strokeWidth={5}>
        <rect x={-30} y={92} width={168} height={186} rx={22} />
        <rect x={154} y={92} width={196} height={186} rx={22} />
      </g>
      <path
        d="M8 120h80M-20 146h60M60 168h70M170 116h90M230 140h110M180 172h60M260 200h80"
        stroke="var(--color-key)"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.6}
      />
      <path d="M-80 66h480" stroke="var(--color-mute-ink)" strokeWidth={6} />
      <path
        d="M40 66l-6 34M92 66l-6 34M232 66l-6 34M284 66l-6 34M22 100h26l5 22H17ZM74 100h26l5 22H69ZM214 100h26l5 22h-36ZM266 100h26l5 22h-36Z"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <path d="M-80 300h480v20H-80Z" fill={hues.mulberry} />
      <circle cx={160} cy={238} r={160} fill={`url(#${id}g)`} />
      <path
        d={noise.map((tall, i) => `M${4 + i * 8} ${258 - tall / 2}v${tall}`).join('')}
        stroke={`url(#${id}n)`}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path
        d="M270 258h80"
        stroke="var(--color-white)"
        strokeWidth={5}
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path d="M30 640q0-200 90-234l22-16v-44h36v44l22 16q90 34 90 234Z" fill={`url(#${id}h)`} />
      <path d="M102 232q0-84 58-84t58 84q0 56-22 92-14 22-36 22t-36-22q-22-36-22-92Z" fill={`url(#${id}h)`} />
      <path d="M104 222q4-70 56-72" fill="none" stroke="var(--color-field)" strokeWidth={3} />
      <path d="M92 236v-22a68 72 0 0 1 136 0v22" fill="none" stroke="var(--color-ink)" strokeWidth={20} />
      <path d="M92 214a68 72 0 0 1 136 0" fill="none" stroke={colours.shell} strokeWidth={7} />
      <path
        d="M94 242q0-24 12-24t12 24v34q0 24-12 24T94 276ZM202 242q0-24 12-24t12 24v34q0 24-12 24t-12-24Z"
        fill="var(--color-ink)"
      />
      <g fill={`url(#${id}c)`}>
        <rect x={60} y={212} width={48} height={94} rx={23} />
        <rect x={212} y={212} width={48} height={94} rx={23} />
      </g>
      <g fill="var(--color-tally)">
        <rect x={72} y={226} width={20} height={66} rx={10} />
        <rect x={228} y={226} width={20} height={66} rx={10} />
      </g>
    </>
  );
}
