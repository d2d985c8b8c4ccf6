import { useId } from 'react';
import { When } from './when.tsx';

/** Headphones on a dummy in a subway car: noise goes in, a line comes out. In its second state the noise goes through, in the first show there is no train. */
export function Oko() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#3a1b66" />
          <stop offset={0.5} stopColor="#231040" />
          <stop offset={1} stopColor="#12081f" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#2a1a5c" />
          <stop offset={0.5} stopColor="#5b2a7d" />
          <stop offset={1} stopColor="#2a1a5c" />
        </linearGradient>
        <linearGradient id={`${id}h`} x1={0} y1={0} x2={1} y2={0.6}>
          <stop offset={0} stopColor="#54495f" />
          <stop offset={0.5} stopColor="#221b2b" />
          <stop offset={1} stopColor="#0d0912" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1={0} y1={0} x2={1} y2={0.2}>
          <stop offset={0} stopColor="#efe6ff" />
          <stop offset={0.5} stopColor="#b59ad6" />
          <stop offset={1} stopColor="#5b3a86" />
        </linearGradient>
        <linearGradient id={`${id}r`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#ff7a9a" />
          <stop offset={0.6} stopColor="var(--color-tally)" />
          <stop offset={1} stopColor="#981743" />
        </linearGradient>
        <linearGradient id={`${id}n`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="var(--color-tally-hot)" />
          <stop offset={1} stopColor="var(--color-amber)" />
        </linearGradient>
        <radialGradient id={`${id}q`} cx={160} cy={238} r={150} gradientUnits="userSpaceOnUse">
          <stop offset={0} stopColor="#c58ae0" stopOpacity={0.55} />
          <stop offset={1} stopColor="#c58ae0" stopOpacity={0} />
        </radialGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <g>
        <rect x={-30} y={92} width={168} height={186} rx={22} fill={`url(#${id}g)`} />
        <rect x={154} y={92} width={196} height={186} rx={22} fill={`url(#${id}g)`} />
      </g>
      <clipPath id={`${id}k`}>
        <rect x={-30} y={92} width={168} height={186} rx={22} />
        <rect x={154} y={92} width={196} height={186} rx={22} />
      </clipPath>
      <When states="peak second">
        <g clipPath={`url(#${id}k)`} fill="none" strokeLinecap="round">
          <path d="M8 96h152" stroke="#c58ae0" strokeWidth={2} opacity={0.73} />
          <path d="M70 267h55" stroke="#ff7a9a" strokeWidth={2} opacity={0.5} />
          <path d="M135 175h107" stroke="var(--color-key)" strokeWidth={2.7} opacity={0.54} />
          <path d="M-30 231h50" stroke="#fff3dc" strokeWidth={3.3} opacity={0.61} />
          <path d="M7 229h82" stroke="#7d46b4" strokeWidth={3} opacity={0.62} />
          <path d="M175 227h164" stroke="#c58ae0" strokeWidth={4.5} opacity={0.44} />
          <path d="M184 130h91" stroke="#ff7a9a" strokeWidth={3.2} opacity={0.62} />
          <path d="M140 264h153" stroke="var(--color-key)" strokeWidth={5.2} opacity={0.42} />
          <path d="M179 135h111" stroke="#fff3dc" strokeWidth={4.6} opacity={0.77} />
          <path d="M138 211h175" stroke="#7d46b4" strokeWidth={3.3} opacity={0.81} />
          <path d="M38 254h60" stroke="#c58ae0" strokeWidth={3.4} opacity={0.39} />
          <path d="M58 184h51" stroke="#ff7a9a" strokeWidth={2.2} opacity={0.58} />
          <path d="M101 121h131" stroke="var(--color-key)" strokeWidth={5} opacity={0.78} />
          <path d="M63 174h154" stroke="#fff3dc" strokeWidth={3.6} opacity={0.65} />
          <path d="M79 185h109" stroke="#7d46b4" strokeWidth={2.4} opacity={0.71} />
          <path d="M82 128h103" stroke="#c58ae0" strokeWidth={4.9} opacity={0.81} />
          <path d="M-7 175h60" stroke="#ff7a9a" strokeWidth={2.3} opacity={0.74} />
          <path d="M123 213h114" stroke="var(--color-key)" strokeWidth={5.5} opacity={0.85} />
          <path d="M157 113h62" stroke="#fff3dc" strokeWidth={4} opacity={0.44} />
          <path d="M144 204h120" stroke="#7d46b4" strokeWidth={3.2} opacity={0.69} />
          <path d="M15 243h122" stroke="#c58ae0" strokeWidth={3.9} opacity={0.48} />
          <path d="M18 122h82" stroke="#ff7a9a" strokeWidth={4.7} opacity={0.54} />
          <path d="M151 201h179" stroke="var(--color-key)" strokeWidth={1.6} opacity={0.62} />
          <path d="M74 198h168" stroke="#fff3dc" strokeWidth={3.2} opacity={0.35} />
          <path d="M83 240h44" stroke="#7d46b4" strokeWidth={4.4} opacity={0.4} />
          <path d="M75 164h62" stroke="#c58ae0" strokeWidth={4} opacity={0.76} />
        </g>
      </When>
      <rect x={-30} y={92} width={168} height={186} rx={22} fill="none" stroke="#8a7d95" strokeWidth={5} />
      <rect x={154} y={92} width={196} height={186} rx={22} fill="none" stroke="#8a7d95" strokeWidth={5} />
      <path d="M-200 66h720" stroke="#b9adc6" strokeWidth={6} />
      <g fill="none" stroke="#b9adc6" strokeWidth={5}>
        <path d="M44 66l-8 34M96 66l-8 34M232 66l-8 34M284 66l-8 34" />
        <path
          d="M24 100h24l5 22H19ZM76 100h24l5 22H71ZM212 100h24l5 22h-34ZM264 100h24l5 22h-34Z"
          strokeLinejoin="round"
          stroke="var(--color-amber)"
        />
      </g>
      <path d="M-200 300h720v20H-200Z" fill="#4a1f66" />
      <path d="M-200 300h720v4H-200Z" fill="#c58ae0" opacity={0.5} />
      <path d="M-200 320h720v520H-200Z" fill="#1a0c2b" />
      <When states="flat">
        <path d="M-200-60h720v900H-200Z" fill="#d9d3e0" opacity={0.72} />
      </When>
      <When states="peak second">
        <circle cx={160} cy={238} r={150} fill={`url(#${id}q)`} />
        <path
          d="M4 250v16M12 236v44M20 218v80M28 240v36M36 206v104M44 228v60M52 192v132M60 220v76M68 200v116M76 234v48M84 210v96M92 238v40M100 222v72"
          stroke={`url(#${id}n)`}
          strokeWidth={5}
          strokeLinecap="round"
          fill="none"
        />
      </When>
      <When states="peak">
        <path
          d="M222 257v2M230 257v2M238 257v2M246 257v2M254 257v2M262 257v2M270 257v2M278 257v2M286 257v2M294 257v2M302 257v2M310 257v2M318 257v2"
          stroke="var(--color-white)"
          strokeWidth={5}
          strokeLinecap="round"
          fill="none"
          opacity={0.9}
        />
      </When>
      <When states="second">
        <path
          d="M222 240v36M230 222v72M238 206v104M246 230v52M254 196v124M262 224v68M270 204v112M278 238v44M286 214v88M294 236v44M302 222v76M310 242v36M318 248v22"
          stroke={`url(#${id}n)`}
          strokeWidth={5}
          strokeLinecap="round"
          fill="none"
        />
      </When>
      <path d="M30 840V560q4-130 88-156l24-14v-44h36v44l24 14q88 26 88 156v280Z" fill={`url(#${id}h)`} />
      <path d="M40 540q14-112 80-136l22-13" fill="none" stroke="#ff7a9a" strokeWidth={3} opacity={0.8} />
      <path d="M120 404q40 34 80 0" fill="none" stroke="#5b4f69" strokeWidth={2} opacity={0.6} />
      <path d="M102 232q0-84 58-84t58 84q0 56-22 92-14 22-36 22t-36-22q-22-36-22-92Z" fill={`url(#${id}h)`} />
      <path d="M104 222q4-70 56-72" fill="none" stroke="#8a7d95" strokeWidth={3} opacity={0.7} />
      <path
        d="M160 150v196M110 250q50 12 100 0"
        stroke="#5b4f69"
        strokeWidth={2}
        fill="none"
        opacity={0.55}
      />
      <path d="M92 236V214a68 72 0 0 1 136 0v22" fill="none" stroke="var(--color-ink)" strokeWidth={20} />
      <path d="M92 214a68 72 0 0 1 136 0" fill="none" stroke="#efe6ff" strokeWidth={7} />
      <path
        d="M98 196a62 66 0 0 1 48-46"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <g>
        <rect x={60} y={212} width={52} height={94} rx={24} fill={`url(#${id}b)`} />
        <rect x={94} y={218} width={24} height={82} rx={12} fill="var(--color-ink)" />
        <rect x={72} y={226} width={20} height={66} rx={10} fill={`url(#${id}r)`} />
      </g>
      <g>
        <rect x={208} y={212} width={52} height={94} rx={24} fill={`url(#${id}b)`} />
        <rect x={202} y={218} width={24} height={82} rx={12} fill="var(--color-ink)" />
        <rect x={228} y={226} width={20} height={66} rx={10} fill={`url(#${id}r)`} />
      </g>
      <path d="M228 306q8 40-20 62" fill="none" stroke="var(--color-ink)" strokeWidth={4} />
      <circle cx={206} cy={372} r={7} fill="var(--color-ink)" />
      <circle cx={206} cy={372} r={3} fill="var(--color-tally-hot)" />
    </>
  );
}
