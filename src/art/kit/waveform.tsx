import { type Placement, placed } from '../placement.ts';

type WaveformProps = Placement & {
  levels: readonly number[];
  pitch?: number;
  played?: number;
  tones: readonly [played: string, ahead: string];
};

/** Sound as bars around the line y 0, starting at x 0. */
export function Waveform({ levels, pitch = 8, played = levels.length, tones, ...at }: WaveformProps) {
  const bars = (from: number, to: number) =>
    levels
      .slice(from, to)
      .map((level, i) => `M${(from + i) * pitch}-${level}v${level * 2}`)
      .join('');
  return (
    <g {...placed(at)} strokeWidth={pitch * 0.55} strokeLinecap="round">
      <path d={bars(0, played)} stroke={tones[0]} />
      {played < levels.length && <path d={bars(played, levels.length)} stroke={tones[1]} />}
    </g>
  );
}
