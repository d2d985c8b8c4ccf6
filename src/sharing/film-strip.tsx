import type { PictureContent } from '#src/content/schemas/picture.ts';
import { CoverPicture } from './cover-picture.tsx';

const frame = { width: 196, height: 348, gap: 18 };

/** The storyboard of a clip: five frames in a row. */
export function FilmStrip({ frames }: { frames: PictureContent[] }) {
  const { width, height, gap } = frame;
  const left = (1200 - frames.length * width - (frames.length - 1) * gap) / 2;
  return (
    <svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMin slice">
      <path d="M0 0h1200v400H0Z" fill="var(--color-ink)" />
      <clipPath id="frame">
        <rect width={width} height={height} rx={18} />
      </clipPath>
      {frames.map((picture, index) => (
        <g
          key={picture.file}
          transform={`translate(${left + index * (width + gap)} 44)`}
          clipPath="url(#frame)"
        >
          <svg width={width} height={height}>
            <CoverPicture picture={picture} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
