import { roundToTenth } from '../geometry.ts';
import type { Skin } from '../palette.ts';

type Mood = 'calm' | 'smile' | 'talk';

export type FacePose = {
  mood?: Mood;
  turn?: number;
  /** How far the eyelids are closed and the mouth is open, 0 to 1. */
  blink?: number;
  mouth?: number;
};

const lips: Record<Mood, string> = {
  calm: 'M-9 25q9 5 18 0-9 9-18 0Z',
  smile: 'M-13 22q13 5 26-1-2 15-13 15t-13-14Z',
  talk: 'M-10 22q10 3 20-1 2 16-9 17t-11-16Z',
};

/** Brows, eyes, nose and mouth. `turn` shifts them sideways, so that the head looks turned. */
export function HostFace({
  skin,
  mood = 'smile',
  turn = 0.6,
  blink = 0,
  mouth = 1,
}: FacePose & { skin: Skin }) {
  const shift = roundToTenth(turn * 5);
  const lid = roundToTenth(5 * (1 - blink * 0.85));
  return (
    <g {...(shift && { transform: `translate(${shift})` })}>
      <path
        d="M-24-14q9-7 18-2l-1 3q-8-3-16 1ZM9-16q9-4 17 3l-1 2q-8-5-16-2Z"
        fill="var(--color-ink)"
        opacity={0.75}
      />
      <path
        d={
          mood === 'smile'
            ? 'M-22 1q8-11 16 0-8-5-16 0ZM11 1q8-11 16 0-8-5-16 0Z'
            : `M-18.5-1a4.5 ${lid} 0 1 1 9 0 4.5 ${lid} 0 1 1-9 0ZM13-1a4.5 ${lid} 0 1 1 9 0 4.5 ${lid} 0 1 1-9 0Z`
        }
        fill="var(--color-ink)"
      />
      <path d="M5-4q5 10 4 15-3 4-8 2 5-4 4-17Z" fill={skin.shade} opacity={0.7} />
      <g
        {...(mouth !== 1 && {
          transform: `translate(0 ${roundToTenth(23 * (1 - mouth))})scale(1 ${roundToTenth(mouth * 10) / 10})`,
        })}
      >
        <path d={lips[mood]} fill={skin.lip} />
        {mood !== 'calm' && <path d="M-9 23.5q10 3 19-1l-2 5q-8 3-15 0Z" fill="var(--color-white)" />}
      </g>
    </g>
  );
}
