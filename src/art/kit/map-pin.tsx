import { type Placement, placed } from '../placement.ts';

/** A map pin whose tip is 0,0, 58 high. */
export function MapPin({ fill = 'var(--color-tally)', ...at }: Placement & { fill?: string }) {
  return (
    <g {...placed(at)}>
      <ellipse cx={5} cy={1} rx={15} ry={4} fill="var(--color-ink)" opacity={0.25} />
      <path d="M0 0C-6-14-22-22-22-38a22 20 0 0 1 44 0C22-22 6-14 0 0Z" fill={fill} />
      <path
        d="M0 0C6-14 22-22 22-38A22 20 0 0 0 8-57C20-40 8-18 0 0Z"
        fill="var(--color-ink)"
        opacity={0.18}
      />
      <circle cy={-38} r={8} fill="var(--color-white)" />
    </g>
  );
}
