import { type Placement, placed } from '../placement.ts';

type BoxProps = Placement & {
  width?: number;
  height?: number;
  depth?: number;
  tones: readonly [string, string, string];
  band?: string;
};

/** A carton seen from the front. The origin is the middle of the front's lower edge. */
export function Box({ width = 44, height = 36, depth = 12, tones, band, ...at }: BoxProps) {
  const l = -width / 2;
  const up = Math.round(depth * 0.6);
  return (
    <g {...placed(at)}>
      <path d={`M${l} ${-height}h${width}v${height}H${l}Z`} fill={tones[0]} />
      <path d={`M${-l}-${height}l${depth}-${up}v${height}L${-l} 0Z`} fill={tones[1]} />
      <path d={`M${l}-${height}l${depth}-${up}h${width}l-${depth} ${up}Z`} fill={tones[2]} />
      {band && (
        <path d={`M-5-${height}h10V0H-5ZM-5-${height}l${depth}-${up}h10l-${depth} ${up}Z`} fill={band} />
      )}
    </g>
  );
}
