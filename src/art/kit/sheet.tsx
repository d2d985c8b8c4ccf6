import { type Placement, placed } from '../placement.ts';

export type SheetPicture = 'lines' | 'bars' | 'curve' | 'grid';

type SheetProps = Placement & {
  width?: number;
  height?: number;
  picture?: SheetPicture;
  ink?: string;
  paper?: string;
  clipped?: boolean;
};

const levels = [0.35, 0.5, 0.44, 0.68, 0.6, 0.92];
const lit = [3, 4, 8, 9, 10, 14, 15];

function printed(picture: SheetPicture, w: number, h: number): string {
  switch (picture) {
    case 'bars':
      return levels
        .map((level, i) => {
          const tall = Math.round(h * level);
          return `M${Math.round((w / 6) * i)} ${h - tall}h${Math.round(w / 6 - 5)}v${tall}h-${Math.round(w / 6 - 5)}Z`;
        })
        .join('');
    case 'grid':
      return lit
        .map((cell) => {
          const x = Math.round((cell % 6) * (w / 6));
          const y = Math.round(Math.floor(cell / 6) * (h / 3));
          return `M${x} ${y}h${Math.round(w / 6 - 4)}v${Math.round(h / 3 - 4)}h-${Math.round(w / 6 - 4)}Z`;
        })
        .join('');
    default:
      return levels
        .map((level, i) => `M0 ${Math.round((h / 6) * i)}h${Math.round(w * (1.1 - level * 0.6))}v6H0Z`)
        .join('');
  }
}

/** A printed sheet with a heading and one picture; 0,0 is its upper left corner. */
export function Sheet({
  width = 100,
  height = 132,
  picture = 'lines',
  ink = 'var(--color-tally)',
  paper = 'var(--color-white)',
  clipped = false,
  ...at
}: SheetProps) {
  const w = width - 28;
  const h = height - 68;
  return (
    <g {...placed(at)}>
      {clipped && (
        <rect x={-8} y={-10} width={width + 16} height={height + 18} rx={8} fill="var(--color-ink-3)" />
      )}
      <rect width={width} height={height} rx={5} fill={paper} />
      <path
        d={`M14 18h${Math.round(w * 0.62)}v9H14ZM14 33h${Math.round(w * 0.4)}v5H14Z`}
        fill="var(--color-ink)"
      />
      <g transform="translate(14 50)">
        {picture === 'curve' ? (
          <path
            d={`M0 ${h}C${w * 0.3} ${h} ${w * 0.3} ${h * 0.5} ${w * 0.5} ${h * 0.52}S${w * 0.75} ${h * 0.1} ${w} 0`}
            fill="none"
            stroke={ink}
            strokeWidth={5}
          />
        ) : (
          <path d={printed(picture, w, h)} fill={picture === 'lines' ? 'var(--color-line)' : ink} />
        )}
      </g>
      {clipped && (
        <path d={`M${width / 2 - 18}-16h36v16q0 6-6 6h-24q-6 0-6-6Z`} fill="var(--color-mute-ink)" />
      )}
    </g>
  );
}
