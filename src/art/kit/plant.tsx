import { type Placement, placed } from '../placement.ts';

const back = 'M0 0C-34-20-60-52-62-92-36-78-10-48 0 0ZM2 0C4-44 28-84 62-104 64-66 40-24 2 0Z';
const front =
  'M0 0C-22-34-30-84-12-128 12-92 14-40 0 0ZM0 0C-24-6-52-22-70-50-40-48-12-28 0 0ZM0 0C18-12 48-20 72-42 52-48 18-34 0 0Z';

/** A potted plant that grows from 0,0. `tones` are the colors of the front and the back leaves. */
export function Plant({ tones, ...at }: Placement & { tones: readonly [string, string] }) {
  return (
    <g {...placed(at)}>
      <path d={back} fill={tones[1]} />
      <path d={front} fill={tones[0]} />
    </g>
  );
}
