import { useId } from 'react';
import { When } from './when.tsx';

function TopCan({ x, y, rim, tone }: { x: number; y: number; rim: string; tone: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={7} cy={9} r={37} fill="#7a3a12" opacity={0.45} />
      <circle r={37} fill={rim} />
      <circle r={33} fill={tone} />
      <circle r={29} fill="#efe8f4" />
      <circle r={25} fill="#c9bfd4" />
      <path
        d="M-23-4A24 24 0 0 1 6-23"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <ellipse cy={8} rx={9} ry={11} fill="#8a7d95" />
      <path d="M-7-14h14v16q0 7-7 7t-7-7Z" fill="#f7f3fa" />
      <circle cy={-3} r={3.5} fill="#a79bb3" />
    </g>
  );
}

/** A box of nine from above, one flavor beside it; closed in its second state, all nine on the table in the first show. */
export function Brightside() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x1={0} y1={0} x2={0.5} y2={1}>
          <stop offset={0} stopColor="#ffe28a" />
          <stop offset={0.5} stopColor="#ffbe4a" />
          <stop offset={1} stopColor="#ff8f3a" />
        </linearGradient>
        <linearGradient id={`${id}k`} x1={0} y1={0} x2={1} y2={1}>
          <stop offset={0} stopColor="#f0c48c" />
          <stop offset={1} stopColor="#c98a52" />
        </linearGradient>
        <linearGradient id={`${id}m`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#fff3b0" />
          <stop offset={0.4} stopColor="#ffc23e" />
          <stop offset={1} stopColor="#f0762e" />
        </linearGradient>
        <linearGradient id={`${id}o`} x1={0} y1={0} x2={1} y2={1}>
          <stop offset={0} stopColor="#ffd25a" />
          <stop offset={0.7} stopColor="#ff8a3d" />
          <stop offset={1} stopColor="#e0454a" />
        </linearGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <path
        d="M320 40Q250 70 210 20L190 0H320ZM320 110q-60 10-96-34l8-10q40 30 88 26ZM230 0q10 50-20 92l-10-2q16-44 6-90Z"
        fill="#d9772b"
        opacity={0.35}
      />
      <When states="flat">
        <path d="M-200-60h720v900H-200Z" fill="#efe6d8" opacity={0.8} />
      </When>
      <g transform="translate(176 226)rotate(-9)">
        <rect x={-142} y={-134} width={284} height={284} rx={14} fill="#8c4c20" opacity={0.4} />
        <rect x={-138} y={-138} width={276} height={276} rx={12} fill={`url(#${id}k)`} />
        <rect x={-126} y={-126} width={252} height={252} rx={6} fill="#8c4c20" />
        <path d="M-126-126h252v16h-252ZM-126-126h16v252h-16Z" fill="#5a2a10" />
        <path d="M-42-126v252M42-126v252M-126-42h252M-126 42h252" stroke="#c98a52" strokeWidth={5} />
        <TopCan x={-84} y={-84} rim="var(--color-key-deep)" tone="var(--color-key)" />
        <TopCan x={0} y={-84} rim="var(--color-magenta)" tone="#ff7a9a" />
        <TopCan x={84} y={-84} rim="var(--color-ok)" tone="#9af0e0" />
        <TopCan x={-84} y={0} rim="#5b2a7d" tone="#c58ae0" />
        <TopCan x={84} y={0} rim="#d9415a" tone="#ff9a5c" />
        <TopCan x={-84} y={84} rim="#e8a03a" tone="#ffe2a6" />
        <TopCan x={0} y={84} rim="#981743" tone="var(--color-tally-hot)" />
        <TopCan x={84} y={84} rim="#3f91ab" tone="#b8f3f5" />
        <When states="peak second">
          <circle cx={0} cy={0} r={38} fill="#5a2a10" />
          <circle cx={0} cy={0} r={38} fill="none" stroke="#e0a56a" strokeWidth={3} />
          <path d="M-30 -20A36 36 0 0 1 26 -24" fill="none" stroke="#2b1206" strokeWidth={9} opacity={0.6} />
        </When>
        <When states="flat">
          <TopCan x={0} y={0} rim="#d9772b" tone="#ffd27a" />
        </When>
        <When states="second">
          <rect x={-140} y={-140} width={280} height={280} rx={12} fill={`url(#${id}k)`} />
          <path d="M-140 0h280" stroke="#a8703c" strokeWidth={3} />
          <path d="M-140-20h280v40h-280Z" fill="#fff3dc" opacity={0.55} />
          <circle cy={-74} r={34} fill="#fff" />
          <path d="M-34-74a34 34 0 0 0 68 0Z" fill="#ff8a3d" />
          <path d="M-44 62h88v8h-88ZM-30 82h60v7h-60Z" fill="#8c4c20" opacity={0.7} />
        </When>
      </g>
      <g transform="translate(66 366)rotate(28)">
        <path d="M-16-74H36l10 18V84l-10 12h-52Z" fill="#8c4c20" opacity={0.35} transform="translate(9 12)" />
        <rect x={-28} y={-74} width={56} height={150} rx={10} fill={`url(#${id}m)`} />
        <path d="M-24-80h48l4 10h-56ZM-24 82h48l4-10h-56Z" fill="#d9cfe2" />
        <circle cy={6} r={21} fill="var(--color-white)" />
        <path d="M-21 6a21 21 0 0 0 42 0Z" fill="#ff8a3d" />
        <path
          d="M-19-62v130"
          stroke="var(--color-white)"
          strokeWidth={6}
          opacity={0.7}
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(262 408)">
        <ellipse cx={8} cy={10} rx={56} ry={40} fill="#8c4c20" opacity={0.35} />
        <path d="M-52 6q-6-40 36-46 44-4 64 28 8 18-6 34-22 22-54 16-36-6-40-32Z" fill={`url(#${id}o)`} />
        <path
          d="M-40 0q4-26 30-28"
          fill="none"
          stroke="#fff3dc"
          strokeWidth={6}
          strokeLinecap="round"
          opacity={0.7}
        />
        <path d="M44-22q16-12 26-4-8 14-24 12Z" fill="var(--color-ok)" />
      </g>
      <g fill="var(--color-white)" opacity={0.75}>
        <rect x={8} y={262} width={30} height={30} rx={7} transform="rotate(14 23 277)" />
        <rect x={128} y={420} width={34} height={34} rx={8} transform="rotate(-16 145 437)" />
        <rect x={284} y={336} width={24} height={24} rx={6} transform="rotate(24 296 348)" />
      </g>
      <g fill="#ffcf9a">
        <rect x={150} y={394} width={22} height={22} rx={5} transform="rotate(20 161 405)" />
        <rect x={24} y={470} width={26} height={26} rx={6} transform="rotate(-12 37 483)" />
      </g>
    </>
  );
}
