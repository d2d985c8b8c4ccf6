import type { Skin } from '../palette.ts';

export type Outfit = 'tee' | 'collar' | 'knit' | 'blazer';

type OutfitProps = {
  outfit: Outfit;
  cloth: string;
  dim: string;
  edge: string;
  inner: readonly [string, string];
  skin: Skin;
};

function Neckline({ outfit, cloth, dim, edge, inner }: Omit<OutfitProps, 'skin'>) {
  switch (outfit) {
    case 'knit':
      return (
        <>
          <path d="M-22 58Q0 70 23 57L28 86Q0 102-28 86Z" fill={cloth} />
          <path d="M-25 74Q0 88 26 73L28 86Q0 102-28 86Z" opacity={0.25} />
        </>
      );
    case 'collar':
      return (
        <>
          <path d="M-19 66-37 80-16 108 0 92Z" fill={inner[0]} />
          <path d="M20 66 37 80 18 108 0 92Z" fill={inner[1]} />
        </>
      );
    case 'blazer':
      return (
        <>
          <path d="M-32 71-56 92-58 118-45 121-52 132-6 200Z" fill={dim} />
          <path d="M33 71 56 92 60 118 47 121 54 132 8 200Z" fill={dim} stroke={edge} strokeWidth={3} />
        </>
      );
    default:
      return null;
  }
}

/** Neck, shoulders and chest. */
export function HostOutfit({ skin, ...garment }: OutfitProps) {
  const { outfit, cloth, edge, inner } = garment;
  return (
    <>
      <path
        d="M-88 200C-90 140-84 106-52 91L-20 77Q0 92 20 77L52 91C84 106 90 140 88 200"
        fill={cloth}
        stroke={edge}
        strokeWidth={5}
      />
      {outfit === 'blazer' && <path d="M-28 77-38 120-6 200H8L40 120 29 77Q0 108-28 77Z" fill={inner[0]} />}
      <path d="M-17 30V68L-28 78Q0 108 29 78L18 68V30Z" fill={skin.base} />
      <path d="M-17 38Q4 62 18 34V73L10 79Q-7 71-17 54Z" fill={skin.shade} />
      <Neckline {...garment} />
      <path d="M-62 200q2-34-6-60 16 26 14 60ZM52 200q10-22 12-58 10 24 8 58Z" opacity={0.25} />
    </>
  );
}
