import { tenth } from '../geometry.ts';
import { type Placement, placed } from '../placement.ts';

type MeterProps = Placement & {
  r?: number /** 0 to 1. */;
  value: number;
  track: string;
  fill: string;
  needle?: string;
};

/** A half-round gauge whose pivot is 0,0. */
export function Meter({ r = 50, value, track, fill, needle = 'var(--color-white)', ...at }: MeterProps) {
  const angle = Math.PI * (1 - value);
  const end = `${tenth(r * Math.cos(angle))} ${tenth(-r * Math.sin(angle))}`;
  const tip = `${tenth(r * 0.7 * Math.cos(angle))} ${tenth(-r * 0.7 * Math.sin(angle))}`;
  return (
    <g {...placed(at)}>
      <g fill="none" strokeWidth={r / 4}>
        <path d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`} stroke={track} />
        <path d={`M${-r} 0A${r} ${r} 0 0 1 ${end}`} stroke={fill} />
      </g>
      <path d={`M-4 0 ${tip} 4 3Z`} fill={needle} />
      <circle r={6} fill={needle} />
    </g>
  );
}
