import { type Placement, placed } from '../placement.ts';
import { BrightsideStill } from './brightside-still.tsx';
import { FieldStill } from './field-still.tsx';
import { MaisonStill } from './maison-still.tsx';
import { NordlysStill } from './nordlys-still.tsx';
import { OkoStill } from './oko-still.tsx';
import { PaloStill } from './palo-still.tsx';

const stills = {
  brightside: BrightsideStill,
  field: FieldStill,
  maison: MaisonStill,
  nordlys: NordlysStill,
  oko: OkoStill,
  palo: PaloStill,
} as const;

export type Client = keyof typeof stills;

/**
 * One second of a client's show, for a small screen or a poster: 320 wide, what is sold between y 100 and 460, the
 * ground runs on around it. Whoever shows it crops it.
 */
export function ClientStill({ client, ...at }: Placement & { client: Client }) {
  const Still = stills[client];
  return (
    <g {...placed(at)}>
      <Still />
    </g>
  );
}
