import { type ClothName, cloths, type HairName, hairs, type SkinName, skins } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';
import { type HairShape, hairPath } from './host-hair.tsx';

type PortraitProps = Placement & {
  skin: SkinName;
  hair: HairShape;
  hairColour?: HairName;
  hairFill?: string;
  cloth: ClothName;
};

/** A small bust in flat tones, for crowds and cards: face centred on 0,0, cut off at y 130. */
export function Portrait({
  skin,
  hair,
  hairColour = 'raven',
  hairFill = hairs[hairColour],
  cloth,
  ...at
}: PortraitProps) {
  const tone = skins[skin];
  const { back, front } = hairPath(hair);
  return (
    <g {...placed(at)}>
      {back && <path d={back} fill={hairFill} />}
      <path d="M-78 130C-78 96-62 82-30 74H30C62 82 78 96 78 130Z" fill={cloths[cloth][0]} />
      <path d="M30 74C62 82 78 96 78 130H40Q50 96 30 74Z" fill={cloths[cloth][1]} />
      <path d="M-17 34V72Q0 96 18 72V34Z" fill={tone.shade} />
      <path
        d="M-37-10C-37-38-20-51 1-51S38-38 38-10V8C38 22 32 34 23 42 16 48 9 51 2 51S-13 48-20 42C-30 34-37 22-37 8Z"
        fill={tone.base}
      />
      <path
        d="M-37-10C-37-38-20-51 1-51 12-51 16-46 16-40 2 0 2 30-8 49-24 44-37 28-37 8Z"
        fill={tone.light}
      />
      <path
        d="M-15-2a4 5 0 1 1 8 0 4 5 0 1 1-8 0ZM16-2a4 5 0 1 1 8 0 4 5 0 1 1-8 0ZM-8 23q12 6 24-1-2 13-12 13T-8 23Z"
        fill="var(--color-ink)"
      />
      <path d={front} fill={hairFill} />
    </g>
  );
}
