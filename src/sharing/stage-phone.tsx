import type { PictureContent } from '#src/content/schemas/picture.ts';
import { CoverPicture } from './cover-picture.tsx';

/** The home page's phone with the stage scene and the warm light of its hero. */
export function StagePhone({ picture }: { picture: PictureContent }) {
  return (
    <svg viewBox="0 0 580 630" preserveAspectRatio="xMidYMid slice">
      <radialGradient id="light" gradientUnits="userSpaceOnUse" cx={300} cy={360} r={520}>
        <stop stopColor="var(--color-glow)" />
        <stop offset={0.55} stopColor="var(--color-glow-edge)" stopOpacity={0.55} />
        <stop offset={1} stopColor="var(--color-paper)" stopOpacity={0} />
      </radialGradient>
      <path d="M-240-200h840v860h-840Z" fill="url(#light)" />
      <rect x={120} y={48} width={360} height={720} rx={54} fill="var(--color-ink)" />
      <clipPath id="screen">
        <rect x={133} y={61} width={334} height={694} rx={41} />
      </clipPath>
      <g clipPath="url(#screen)">
        <svg x={133} y={61} width={334} height={600}>
          <CoverPicture picture={picture} />
        </svg>
      </g>
    </svg>
  );
}
