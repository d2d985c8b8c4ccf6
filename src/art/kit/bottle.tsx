import { useId } from 'react';
import { Sidelight } from '../gradient.tsx';
import { hues } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';

type BottleShape = 'pump' | 'dropper' | 'tube' | 'jar' | 'flask';

type BottleProps = Placement & {
  shape?: BottleShape;
  glass?: readonly [string, string];
  cap?: string;
  label?: string;
};

type Parts = { body: string; cap: string; label: string; shine: string };

const shapes: Record<BottleShape, Parts> = {
  pump: {
    body: 'M-18-58q0-8 8-8h20q8 0 8 8v52q0 6-6 6h-24q-6 0-6-6Z',
    cap: 'M-8-66v-7q0-3 3-3h3v-8h-12q-2 0-2-2v-3q0-3 3-3h13q3 0 3 3v13h2q3 0 3 3v7Z',
    label: 'M-18-44h36v26h-36Z',
    shine: 'M-13-60h5v56h-3q-2 0-2-3Z',
  },
  dropper: {
    body: 'M-15-42q0-8 8-10h14q8 2 8 10v36q0 6-6 6h-18q-6 0-6-6Z',
    cap: 'M-8-52v-9h3v-13q0-5 5-5t5 5v13h3v9Z',
    label: 'M-15-34h30v22h-30Z',
    shine: 'M-11-44h4v40h-2q-2 0-2-3Z',
  },
  tube: {
    body: 'M-15-74h30l-3 60h-24Z',
    cap: 'M-13-15h26v12q0 3-3 3h-20q-3 0-3-3Z',
    label: 'M-14-60h28l-1.5 26h-25Z',
    shine: 'M-11-72h5l1 56h-4Z',
  },
  jar: {
    body: 'M-24-26h48v20q0 6-6 6h-36q-6 0-6-6Z',
    cap: 'M-26-38q0-4 4-4h44q4 0 4 4v12h-52Z',
    label: 'M-24-20h48v12h-48Z',
    shine: 'M-19-26h6v22h-3q-3 0-3-3Z',
  },
  flask: {
    body: 'M-17-56q0-10 9-12h16q9 2 9 12v50q0 6-6 6h-22q-6 0-6-6Z',
    cap: 'M-9-84q0-4 4-4h10q4 0 4 4v16h-18Z',
    label: 'M-17-46h34v30h-34Z',
    shine: 'M-12-58h5v54h-3q-2 0-2-3Z',
  },
};

/** A product bottle, lit from the left. */
export function Bottle({
  shape = 'flask',
  glass = ['var(--color-white)', hues.clay],
  cap = 'var(--color-tally)',
  label,
  ...at
}: BottleProps) {
  const id = useId();
  const parts = shapes[shape];
  return (
    <g data-kit="bottle" {...placed(at)}>
      <Sidelight id={id} tones={glass} from={0.2} fall={0.2} />
      <path d={parts.body} fill={`url(#${id})`} />
      {label && <path d={parts.label} fill={label} />}
      <path d={parts.cap} fill={cap} />
      <path d={parts.shine} fill="var(--color-white)" opacity={0.55} />
    </g>
  );
}
