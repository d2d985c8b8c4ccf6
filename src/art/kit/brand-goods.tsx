import { useId } from 'react';
import { RadialGradient, Sidelight } from '../gradient.tsx';
import { hues, metal } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';
import { glasses, reds } from '../scene-colours.ts';

/** A rain jacket on its hanger; 0,0 is the hook, 150 wide, 190 high. */
export function Jacket({
  tones = ['var(--color-amber)', reds.pumpkin] as const,
  ...at
}: Placement & { tones?: readonly [string, string] }) {
  return (
    <g {...placed(at)}>
      <path d="M-4 0q0-9 8-9t8 9q0 6-8 9v8" fill="none" stroke="var(--color-ink)" strokeWidth={4} />
      <path
        d="M-20 26 4 16 28 26 68 46 82 130 58 136 48 92 50 186H-42L-40 92-50 136-74 130-60 46Z"
        fill={tones[0]}
      />
      <path d="M4 20 28 26 68 46 82 130 58 136 48 92 50 186H4Z" fill={tones[1]} />
      <path d="M-22 27Q4 62 30 27L22 60H-14Z" fill="var(--color-ink)" opacity={0.35} />
      <path d="M3 58h3v128H3Z" fill="var(--color-white)" opacity={0.8} />
      <path d="M-32 118h24v6h-24ZM16 118h24v6H16Z" fill="var(--color-ink)" opacity={0.4} />
    </g>
  );
}

/** A candle in its glass, standing on 0,0, about 70 wide and 110 high with its flame. */
export function Candle({ glass = glasses.aqua, ...at }: Placement & { glass?: readonly [string, string] }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      <RadialGradient
        id={`${id}f`}
        stops={[
          [hues.cream, 0, 0.9],
          ['var(--color-amber)', 0.35, 0.5],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <Sidelight id={`${id}g`} tones={glass} from={0.15} />
      <circle cy={-86} r={74} fill={`url(#${id}f)`} />
      <path d="M-34-66h68v58q0 8-8 8h-52q-8 0-8-8Z" fill={`url(#${id}g)`} />
      <ellipse cy={-66} rx={34} ry={8} fill={hues.cream} />
      <path d="M-1.500-66v-12h3v12Z" fill="var(--color-ink)" />
      <path d="M0-104q13 14 8 24-8 6-16 0-5-10 8-24Z" fill="var(--color-amber)" />
      <path d="M0-92q6 7 4 12-4 3-8 0-2-5 4-12Z" fill="var(--color-white)" />
      <path d="M-22-46h44v26h-44Z" fill="var(--color-white)" />
      <path d="M-14-38h28v4h-28ZM-10-30H10v3h-20Z" fill="var(--color-ink)" />
    </g>
  );
}

/** Headphones seen from the front, centred on 0,0, about 150 wide. */
export function Headphones({
  tones = [metal.light, 'var(--color-ink)'] as const,
  ...at
}: Placement & { tones?: readonly [string, string] }) {
  return (
    <g {...placed(at)}>
      <path d="M-62 22V-4a62 62 0 0 1 124 0v26" fill="none" stroke={tones[1]} strokeWidth={15} />
      <path
        d="M-58-12a58 58 0 0 1 48-46"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity={0.35}
        strokeWidth={5}
      />
      <path d="M-82 6h22q10 0 10 12v38q0 12-10 12h-22q-8-14-8-31t8-31Z" fill={tones[0]} />
      <path d="M82 6H60q-10 0-10 12v38q0 12 10 12h22q8-14 8-31T82 6Z" fill={tones[1]} />
      <path d="M-62 10h8q6 0 6 8v38q0 8-6 8h-8ZM62 10h-8q-6 0-6 8v38q0 8 6 8h8Z" fill="var(--color-tally)" />
    </g>
  );
}

/** A slim can, standing on 0,0, 46 wide and 118 high. */
export function Can({
  tones = [reds.peach, hues.rose] as const,
  ...at
}: Placement & { tones?: readonly [string, string] }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      <Sidelight id={id} tones={tones} from={0.2} />
      <path d="M-23-104q2-8 7-10h32q5 2 7 10v94q-2 8-7 10h-32q-5-2-7-10Z" fill={`url(#${id})`} />
      <path d="M-16-118h32l4 6h-40ZM-18-4h36l-4 4h-28Z" fill="var(--color-mute-ink)" />
      <circle cy={-60} r={15} fill="var(--color-white)" />
      <path d="M-15-60a15 15 0 0 0 30 0Z" fill="var(--color-amber)" />
      <path d="M-17-100h5v84h-5Z" fill="var(--color-white)" opacity={0.5} />
    </g>
  );
}
