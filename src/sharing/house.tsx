import type { PictureContent } from '#src/content/schemas/picture.ts';
import { CoverPicture } from './cover-picture.tsx';

const room = { width: 276, height: 200, gap: 8 };

/** The hero picture of /services, reduced to six rooms, two per floor. */
export function House({ rooms }: { rooms: PictureContent[] }) {
  const { width, height, gap } = room;
  return (
    <svg viewBox="0 0 576 632" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h576v632H0Z" fill="var(--color-ink)" />
      <clipPath id="room">
        <rect width={width} height={height} rx={16} />
      </clipPath>
      {rooms.map((picture, index) => (
        <g
          key={picture.file}
          transform={`translate(${8 + (index % 2) * (width + gap)} ${8 + Math.floor(index / 2) * (height + gap)})`}
          clipPath="url(#room)"
        >
          <svg width={width} height={height}>
            <CoverPicture picture={picture} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
