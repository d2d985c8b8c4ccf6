import { useId } from 'react';
import { PaloHomeFlat } from './palo-home-flat.tsx';
import { When } from './when.tsx';

/** The living room at night: one lamp on a cat in an armchair; in its second state the room is lit. */
export function PaloHome() {
  const id = useId();
  return (
    <>
      <When states="peak second">
        <defs>
          <linearGradient id={`${id}w`} x1={0} y1={0} x2={0.3} y2={1}>
            <stop offset={0} stopColor="#1d1034" />
            <stop offset={0.55} stopColor="#130a22" />
            <stop offset={1} stopColor="#0b0613" />
          </linearGradient>
          <linearGradient id={`${id}c`} x1={144} y1={188} x2={290} y2={470} gradientUnits="userSpaceOnUse">
            <stop offset={0} stopColor="#fff3dc" stopOpacity={0.92} />
            <stop offset={0.34} stopColor="#ffc768" stopOpacity={0.62} />
            <stop offset={0.74} stopColor="#ff9a4a" stopOpacity={0.2} />
            <stop offset={1} stopColor="#ff7a4d" stopOpacity={0} />
          </linearGradient>
          <radialGradient id={`${id}b`} cx={148} cy={196} r={120} gradientUnits="userSpaceOnUse">
            <stop offset={0} stopColor="#fff3dc" stopOpacity={0.95} />
            <stop offset={0.28} stopColor="var(--color-amber)" stopOpacity={0.5} />
            <stop offset={1} stopColor="var(--color-amber)" stopOpacity={0} />
          </radialGradient>
          <linearGradient id={`${id}h`} x1={0} y1={0} x2={1} y2={0}>
            <stop offset={0} stopColor="#ffcf7a" />
            <stop offset={0.35} stopColor="var(--color-amber)" />
            <stop offset={1} stopColor="#b85c2f" />
          </linearGradient>
          <linearGradient id={`${id}s`} x1={0} y1={0} x2={1} y2={0.5}>
            <stop offset={0} stopColor="#ff9660" />
            <stop offset={0.45} stopColor="#cc3a58" />
            <stop offset={1} stopColor="#551849" />
          </linearGradient>
          <linearGradient id={`${id}s2`} x1={0} y1={0} x2={1} y2={0.35}>
            <stop offset={0} stopColor="#ffb684" />
            <stop offset={0.5} stopColor="#e0325c" />
            <stop offset={1} stopColor="#5b1552" />
          </linearGradient>
          <radialGradient id={`${id}f`} cx={236} cy={446} r={150} gradientUnits="userSpaceOnUse">
            <stop offset={0} stopColor="#ffc768" stopOpacity={0.85} />
            <stop offset={0.5} stopColor="#ff7a4d" stopOpacity={0.32} />
            <stop offset={1} stopColor="#ff7a4d" stopOpacity={0} />
          </radialGradient>
          <linearGradient id={`${id}n`} x1={0} y1={0} x2={0.6} y2={1}>
            <stop offset={0} stopColor="#35236b" />
            <stop offset={1} stopColor="#1a1748" />
          </linearGradient>
          <radialGradient id={`${id}r`} cx={250} cy={40} r={420} gradientUnits="userSpaceOnUse">
            <stop offset={0} stopColor="#ffd79c" />
            <stop offset={0.5} stopColor="#e8834e" />
            <stop offset={1} stopColor="#7d2a4a" />
          </radialGradient>
        </defs>
        <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
        <When states="second">
          <path d="M-200-60h720v466h-720Z" fill={`url(#${id}r)`} />
          <path d="M-200 404h720v440H-200Z" fill="#5a1f3c" />
        </When>
        <When states="peak">
          <path d="M-200 404h720v440H-200Z" fill="#08040e" />
        </When>
        <path d="M-120 120h92v284h-92Z" fill="#0b0613" />
        <path d="M-112 130h76v60h-76ZM-112 198h76v60h-76ZM-112 266h76v60h-76Z" fill="#1a0e2e" />
        <path
          d="M-100 150h10v40h-10ZM-86 144h9v46h-9ZM-73 156h12v34h-12ZM-100 222h12v36h-12ZM-84 214h10v44h-10ZM-60 232h18v26h-18Z"
          fill="#3a1b4a"
        />
        <path d="M206 84h94v128h-94Z" fill="#0a0512" />
        <path
          d="M212 90h38v56h-38ZM256 90h38v56h-38ZM212 152h38v54h-38ZM256 152h38v54h-38Z"
          fill={`url(#${id}n)`}
        />
        <circle cx={274} cy={114} r={11} fill="#e9d2f2" opacity={0.85} />
        <circle cx={279} cy={111} r={10} fill="#2a1d5c" />
        <path d="M196 70h120v8H196Z" fill="#0a0512" />
        <path d="M198 78q22 70-4 146h18q10-80 4-146ZM316 78q-24 70 4 150h-20q-8-80-2-150Z" fill="#24123c" />
        <path d="M22 176h52v66H22Z" fill="#0b0613" stroke="#2c1b47" strokeWidth={3} />
        <path d="M30 232l14-22 10 12 6-8 8 18Z" fill="#2c1b47" />
        <When states="second">
          <g opacity={0.55}>
            <path d="M-120 120h92v284h-92ZM198 70h118v154H198ZM22 176h52v66H22Z" fill="#c9605a" />
          </g>
        </When>
        <g>
          <rect x={178} y={252} width={130} height={150} rx={38} fill={`url(#${id}s)`} />
          <path
            d="M184 300q-2-44 34-46"
            fill="none"
            stroke="#ffe2b8"
            strokeWidth={5}
            strokeLinecap="round"
            opacity={0.75}
          />
          <path d="M210 268v80M242 262v84M276 268v80" stroke="#7d1552" strokeWidth={2} opacity={0.45} />
          <rect x={160} y={358} width={152} height={52} rx={16} fill={`url(#${id}s2)`} />
          <path d="M172 362h110" stroke="#ffe2b8" strokeWidth={4} strokeLinecap="round" opacity={0.6} />
          <rect x={148} y={322} width={38} height={98} rx={19} fill={`url(#${id}s2)`} />
          <path
            d="M154 338q2-14 14-14"
            fill="none"
            stroke="#fff3dc"
            strokeWidth={4}
            strokeLinecap="round"
            opacity={0.8}
          />
          <rect x={288} y={326} width={38} height={96} rx={19} fill="#4a1440" />
          <path d="M162 418l-4 30M306 418l4 30" stroke="#1c0d28" strokeWidth={8} strokeLinecap="round" />
        </g>
        <path d="M190 354q2-34 50-34 46 0 50 30 2 14-14 14H206q-16 0-16-10Z" fill="#1c0d28" />
        <path
          d="M190 352q4-32 50-32 22 0 36 9"
          fill="none"
          stroke="#ffd294"
          strokeWidth={3}
          strokeLinecap="round"
        />
        <path d="M192 328l3-15 9 8q7-3 14 0l9-8 3 15q3 18-18 20-22 0-20-20Z" fill="#1c0d28" />
        <path
          d="M192 328l3-15 9 8q7-3 12-1"
          fill="none"
          stroke="#ffd294"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M198 336q4 4 8 0M214 336q4 4 8 0"
          fill="none"
          stroke="#ffd294"
          strokeWidth={2}
          strokeLinecap="round"
          opacity={0.8}
        />
        <path
          d="M284 358q14 2 18-8 3-9-4-12"
          fill="none"
          stroke="#1c0d28"
          strokeWidth={8}
          strokeLinecap="round"
        />
        <ellipse cx={236} cy={448} rx={150} ry={34} fill={`url(#${id}f)`} />
        <When states="peak" late>
          <path d="M104 209 98 430Q98 470 140 482H430L186 165Z" fill={`url(#${id}c)`} />
          <circle cx={148} cy={196} r={120} fill={`url(#${id}b)`} />
        </When>
        <When states="second">
          <circle cx={148} cy={196} r={90} fill={`url(#${id}b)`} opacity={0.5} />
        </When>
        <path d="M12 396h124v10H12ZM26 406h8v70h-8ZM114 406h8v70h-8Z" fill="#2b1440" />
        <path d="M12 396h124v4H12Z" fill="#ff9660" opacity={0.75} />
        <path d="M36 396q0-14 38-14t38 14Z" fill={`url(#${id}h)`} />
        <path
          d="M74 384 44 274 132 170"
          fill="none"
          stroke="#0a0512"
          strokeWidth={9}
          strokeLinejoin="round"
        />
        <path d="M47 272 132 172" stroke="var(--color-amber)" strokeWidth={2.5} opacity={0.8} />
        <circle cx={44} cy={274} r={9} fill="#3a2160" />
        <circle cx={44} cy={274} r={3.5} fill="var(--color-amber)" />
        <g transform="translate(134 168)rotate(-28)">
          <ellipse cy={22} rx={47} ry={11} fill="#fff3dc" />
          <path d="M-48 22q0-50 48-54 48 4 48 54-48-14-96 0Z" fill={`url(#${id}h)`} />
          <path
            d="M-40 10q4-32 34-37"
            fill="none"
            stroke="#fff3dc"
            strokeWidth={5}
            strokeLinecap="round"
            opacity={0.65}
          />
          <path d="M-9-32h18v-12q0-4-4-4H-5q-4 0-4 4Z" fill="#0a0512" />
        </g>
        <When states="peak">
          <g fill="#fff3dc">
            <circle cx={176} cy={238} r={1.8} opacity={0.8} />
            <circle cx={206} cy={222} r={1.3} opacity={0.7} />
            <circle cx={158} cy={282} r={1.5} opacity={0.7} />
            <circle cx={232} cy={248} r={1.6} opacity={0.6} />
            <circle cx={136} cy={330} r={1.4} opacity={0.5} />
            <circle cx={262} cy={292} r={1.3} opacity={0.5} />
          </g>
        </When>
      </When>
      <When states="flat">
        <PaloHomeFlat />
      </When>
    </>
  );
}
