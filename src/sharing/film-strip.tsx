import { clipFrames } from '#src/art/scenes/page/content-development-scene.tsx';

const frame = { width: 196, height: 348, gap: 18 };

/** The storyboard of a clip: five frames in a row. */
export function FilmStrip() {
  const { width, height, gap } = frame;
  const left = (1200 - clipFrames.length * width - (clipFrames.length - 1) * gap) / 2;
  return (
    <svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMin slice">
      <path d="M0 0h1200v400H0Z" fill="var(--color-ink)" />
      <clipPath id="frame">
        <rect width={width} height={height} rx={18} />
      </clipPath>
      {clipFrames.map((Frame, index) => (
        <g
          key={Frame.name}
          transform={`translate(${left + index * (width + gap)} 44)`}
          clipPath="url(#frame)"
        >
          <svg width={width} height={height}>
            <Frame />
          </svg>
        </g>
      ))}
    </svg>
  );
}
