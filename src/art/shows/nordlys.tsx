import { useId } from 'react';
import { When } from './when.tsx';

/** Serum and dropper tied to one offer on a turntable; in the second state they stand apart and a drop falls. */
export function Nordlys() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x2={0.4} y2={1}>
          <stop offset={0} stopColor="#ffd9d6" />
          <stop offset={0.45} stopColor="#f26a7c" />
          <stop offset={1} stopColor="#8c1040" />
        </linearGradient>
        <linearGradient id={`${id}a`} x2={0.2} y2={1}>
          <stop offset={0} stopColor="#ff8f8a" />
          <stop offset={1} stopColor="#b81f4c" />
        </linearGradient>
        <linearGradient id={`${id}g`} x2={1} y2={0}>
          <stop offset={0} stopColor="#fff" />
          <stop offset={0.4} stopColor="#ffe9dc" />
          <stop offset={1} stopColor="#dd7f84" />
        </linearGradient>
        <linearGradient id={`${id}r`} x2={1} y2={0}>
          <stop offset={0} stopColor="#ff8a74" />
          <stop offset={0.45} stopColor="#e3173e" />
          <stop offset={1} stopColor="#7d1038" />
        </linearGradient>
        <linearGradient id={`${id}k`} x2={1} y2={0}>
          <stop offset={0} stopColor="#54495f" />
          <stop offset={0.5} stopColor="#14101a" />
          <stop offset={1} stopColor="#0b0810" />
        </linearGradient>
        <linearGradient id={`${id}p`} x2={1} y2={0}>
          <stop offset={0} stopColor="#ffd0c4" />
          <stop offset={0.5} stopColor="#ff9aa2" />
          <stop offset={1} stopColor="#c8304e" />
        </linearGradient>
        <radialGradient id={`${id}l`} cx={120} cy={200} r={220} gradientUnits="userSpaceOnUse">
          <stop offset={0} stopColor="#fff3dc" stopOpacity={0.85} />
          <stop offset={1} stopColor="#fff3dc" stopOpacity={0} />
        </radialGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <path d="M44 404V196a116 116 0 0 1 232 0v208Z" fill={`url(#${id}a)`} />
      <path d="M62 404V200a98 98 0 0 1 196 0v204Z" fill="#7d1038" opacity={0.28} />
      <circle cx={120} cy={200} r={220} fill={`url(#${id}l)`} />
      <When states="peak second">
        <path
          d="M290 90q-34 58-20 140M282 112q-20-4-30 8M278 140q-22-2-30 12M272 170q-20 0-26 14M276 200q16-6 26 4"
          fill="none"
          stroke="#7d1038"
          strokeWidth={3.5}
          strokeLinecap="round"
        />
        <g fill="#ff8a3d">
          <circle cx={250} cy={124} r={9} />
          <circle cx={246} cy={156} r={10} />
          <circle cx={244} cy={186} r={9} />
          <circle cx={303} cy={206} r={9} />
          <circle cx={262} cy={104} r={7} />
          <circle cx={286} cy={172} r={8} />
        </g>
        <g fill="#ffe2b8" opacity={0.9}>
          <circle cx={247} cy={121} r={2.5} />
          <circle cx={243} cy={153} r={2.8} />
          <circle cx={241} cy={183} r={2.5} />
          <circle cx={283} cy={169} r={2.4} />
        </g>
      </When>
      <path d="M-200 452h720v400H-200Z" fill="#6a0d33" />
      <path d="M-200 452h720v5H-200Z" fill="#ff9a8a" opacity={0.6} />
      <When states="flat">
        <path d="M-200-60h720v900H-200Z" fill="#efe2de" opacity={0.8} />
        <path d="M-200 452h720v400H-200Z" fill="#c9b5b3" />
      </When>
      <path d="M22 404v44a138 30 0 0 0 276 0v-44Z" fill={`url(#${id}r)`} />
      <ellipse cx={160} cy={404} rx={138} ry={30} fill={`url(#${id}p)`} />
      <ellipse cx={160} cy={402} rx={112} ry={21} fill="#fff" opacity={0.22} />
      <When states="peak flat">
        <g transform="translate(116 404)">
          <Serum id={id} />
        </g>
        <g transform="translate(206 408)">
          <Dropper id={id} />
        </g>
      </When>
      <When states="peak">
        <path d="M72 318q46 16 92 6t84 8v26q-40-18-84-8t-92-6Z" fill="#fff3dc" />
        <path d="M72 338q46 16 92 6t84 8v6q-40-18-84-8t-92-6Z" fill="#e2b9a0" />
        <path d="M164 334q-34-32-44-12 0 22 44 16ZM164 334q30-36 44-14 0 22-44 18Z" fill="#fff3dc" />
        <path d="M158 340l-18 44 14-4 8 10 8-46ZM168 342l22 40-14-1-8 12-8-48Z" fill="#ffe2c4" />
        <rect x={153} y={324} width={22} height={22} rx={8} fill="#ffd0b8" />
      </When>
      <When states="second">
        <g transform="translate(92 404)">
          <Serum id={id} />
        </g>
        <g transform="translate(236 408)">
          <path d="M-34-112q0-12 12-12h44q12 0 12 12v102q0 10-10 10h-48q-10 0-10-10Z" fill={`url(#${id}r)`} />
          <path d="M-34-74h68v50h-68Z" fill="#fff" />
          <path d="M-20-62h40v5h-40ZM-14-48h28v4h-28Z" fill="#e3173e" />
          <path d="M-14-136h28v14h-28Z" fill="#14101a" />
        </g>
        <g transform="translate(172 196)rotate(18)">
          <path d="M-13-66q0-14 13-14t13 14v34h-26Z" fill={`url(#${id}k)`} />
          <path d="M-16-34h32v14h-32Z" fill="#3a3145" />
          <path d="M-6-20h12v78l-6 14-6-14Z" fill="#fff" opacity={0.8} />
          <path d="M-4 16h8v40l-4 10-4-10Z" fill="#ff8a3d" />
        </g>
        <path d="M150 286q13 20 7 29-7 6-14 0-6-9 7-29Z" fill="#ff8a3d" />
        <ellipse cx={152} cy={402} rx={28} ry={6} fill="#ffb27a" />
      </When>
    </>
  );
}

function Serum({ id }: { id: string }) {
  return (
    <>
      <ellipse cx={14} cy={2} rx={52} ry={9} fill="#7d1038" opacity={0.4} />
      <path d="M-40-186q0-18 18-18h44q18 0 18 18v176q0 12-12 12h-56q-12 0-12-12Z" fill={`url(#${id}g)`} />
      <path d="M-22-204v-52q0-10 10-10h24q10 0 10 10v52Z" fill={`url(#${id}r)`} />
      <path d="M-15-256v46" stroke="#ffd0c4" strokeWidth={5} strokeLinecap="round" opacity={0.7} />
      <path d="M-40-150h80v84h-80Z" fill="#e3173e" />
      <path d="M-26-132h52v6h-52ZM-26-116h36v5h-36Z" fill="#fff" />
      <circle cx={-18} cy={-88} r={8} fill="none" stroke="#fff" strokeWidth={3.5} />
      <path d="M-31-186v172" stroke="#fff" strokeWidth={6} strokeLinecap="round" opacity={0.85} />
    </>
  );
}

function Dropper({ id }: { id: string }) {
  return (
    <>
      <ellipse cx={12} cy={2} rx={44} ry={8} fill="#7d1038" opacity={0.4} />
      <path d="M-34-122q0-12 12-12h44q12 0 12 12v112q0 10-10 10h-48q-10 0-10-10Z" fill={`url(#${id}r)`} />
      <path d="M-34-88h68v56h-68Z" fill="#fff" />
      <path d="M-20-74h40v5h-40ZM-14-58h28v4h-28Z" fill="#e3173e" />
      <path d="M-16-134v-16h32v16Z" fill="#3a3145" />
      <path d="M-13-150v-34q0-14 13-14t13 14v34Z" fill={`url(#${id}k)`} />
      <path d="M-26-118v104" stroke="#ffb0a0" strokeWidth={5} strokeLinecap="round" opacity={0.7} />
    </>
  );
}
