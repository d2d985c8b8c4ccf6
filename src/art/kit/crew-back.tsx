import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { type ClothName, cloths, type HairName, hairs, type SkinName, skins } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

type CrewBackProps = Placement & {
  skin: SkinName;
  hair: 'short' | 'long' | 'bun';
  hairColour?: HairName;
  cloth: ClothName;
  rim?: string;
};

const hairPaths = {
  short: 'M-41 8C-47-40-27-61 0-61S47-40 41 8C39 24 32 36 22 44 8 50-8 50-22 44-32 36-39 24-41 8Z',
  long: 'M-46 0C-52-44-28-64 0-64S52-44 46 0C48 40 58 78 44 104 14 116-14 116-44 104-58 78-48 40-46 0Z',
  bun: 'M-41 6C-46-40-26-60 0-60S46-40 41 6C38 30 24 44 0 46-24 44-38 30-41 6Z',
};

/** Crew from behind, with a headset: head centred on 0,0, cut off at y 200, edges lit by what they look at. */
export function CrewBack({
  skin,
  hair,
  hairColour = 'raven',
  cloth,
  rim = 'var(--color-tally-hot)',
  ...at
}: CrewBackProps) {
  const id = useId();
  const [lit, dim] = cloths[cloth];
  const edge = `url(#${id}e)`;
  return (
    <g {...placed(at)}>
      <LinearGradient id={`${id}c`} line={[0, 0, 0, 1]} stops={[[lit], [dim, 0.7]]} />
      <LinearGradient
        id={`${id}e`}
        line={[0, 0, 0, 1]}
        stops={[
          [rim, 0, 0.9],
          [rim, 1, 0],
        ]}
      />
      <path
        d="M-94 200C-96 130-86 98-52 82L-20 66Q0 76 20 66L52 82C86 98 96 130 94 200"
        fill={`url(#${id}c)`}
        stroke={edge}
        strokeWidth={5}
      />
      <path d="M-18 34V66Q0 82 19 66V34Z" fill={skins[skin].shade} />
      <path d="M-46 0q-2-8 5-8v22q-6-2-5-14ZM46 0q2-8-5-8v22q6-2 5-14Z" fill={skins[skin].base} />
      {hair === 'bun' && <circle cy={-70} r={21} fill={hairs[hairColour]} stroke={edge} strokeWidth={4} />}
      <path d={hairPaths[hair]} fill={hairs[hairColour]} stroke={edge} strokeWidth={4} />
      <path d="M-45-2C-48-46-26-67 0-67S48-46 45-2" fill="none" stroke="var(--color-ink-3)" strokeWidth={6} />
      <path
        d="M-55-6q0-6 6-6h8q5 0 5 6v20q0 6-5 6h-8q-6 0-6-6ZM36-6q0-6 5-6h8q6 0 6 6v20q0 6-6 6h-8q-5 0-5-6Z"
        fill="var(--color-ink)"
        stroke={edge}
        strokeWidth={2}
      />
    </g>
  );
}
