import { useId } from 'react';

export function PaloHomeFlat() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#efe4da" />
          <stop offset={0.6} stopColor="#e2d3c6" />
          <stop offset={1} stopColor="#d8c6b8" />
        </linearGradient>
        <linearGradient id={`${id}f`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#cbb6a6" />
          <stop offset={1} stopColor="#b8a192" />
        </linearGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <path d="M-200 404h720v440H-200Z" fill={`url(#${id}f)`} />
      <path d="M-200 400h720v6H-200Z" fill="#f6eee7" />
      <path d="M206 84h94v128h-94Z" fill="var(--color-white)" />
      <path d="M212 90h38v56h-38ZM256 90h38v56h-38ZM212 152h38v54h-38ZM256 152h38v54h-38Z" fill="#dfe6ea" />
      <path d="M196 70h120v8H196Z" fill="#b9a798" />
      <path d="M198 78q22 70-4 146h18q10-80 4-146ZM316 78q-24 70 4 150h-20q-8-80-2-150Z" fill="#cfbfb4" />
      <path d="M22 176h52v66H22Z" fill="#f4ece5" stroke="#b9a798" strokeWidth={3} />
      <path d="M30 232l14-22 10 12 6-8 8 18Z" fill="#cbb9ab" />
      <rect x={178} y={252} width={130} height={150} rx={38} fill="#c79a94" />
      <path d="M210 268v80M242 262v84M276 268v80" stroke="#a87a78" strokeWidth={2} opacity={0.5} />
      <rect x={160} y={358} width={152} height={52} rx={16} fill="#cfa49c" />
      <rect x={148} y={322} width={38} height={98} rx={19} fill="#c0928d" />
      <rect x={288} y={326} width={38} height={96} rx={19} fill="#b58681" />
      <path d="M162 418l-4 30M306 418l4 30" stroke="#7c6258" strokeWidth={8} strokeLinecap="round" />
      <g>
        <rect x={196} y={330} width={52} height={32} rx={4} fill="#d9c7ad" />
        <path d="M196 344h52" stroke="#b59f83" strokeWidth={2} />
        <path d="M262 362v-34q0-10 10-12v-8h10v8q10 2 10 12v34Z" fill="#9fb0b5" />
      </g>
      <path d="M12 396h124v10H12ZM26 406h8v70h-8ZM114 406h8v70h-8Z" fill="#a58a78" />
      <path d="M14 396v-22h20v22ZM16 374h16l-3-14h-10Z" fill="#b9c2b2" />
      <path d="M104 396q-4-22 10-24 14 2 10 24Z" fill="#c9a79b" />
      <path d="M36 396q0-14 38-14t38 14Z" fill="#c79a5c" />
      <path d="M74 384 44 274 132 170" fill="none" stroke="#5d5148" strokeWidth={9} strokeLinejoin="round" />
      <circle cx={44} cy={274} r={9} fill="#7d6f64" />
      <g transform="translate(134 168)rotate(-28)">
        <ellipse cy={22} rx={47} ry={11} fill="#8f8075" />
        <path d="M-48 22q0-50 48-54 48 4 48 54-48-14-96 0Z" fill="#cf9f5f" />
        <path d="M-9-32h18v-12q0-4-4-4H-5q-4 0-4 4Z" fill="#5d5148" />
      </g>
      <path d="M-200-60h720v90q-360 30-720 0Z" fill="var(--color-white)" opacity={0.55} />
    </>
  );
}
