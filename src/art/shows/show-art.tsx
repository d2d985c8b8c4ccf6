import type { ComponentType } from 'react';
import { Brightside } from './brightside.tsx';
import { FieldAndFold } from './field-and-fold.tsx';
import { MaisonVerre } from './maison-verre.tsx';
import { Nordlys } from './nordlys.tsx';
import { Oko } from './oko.tsx';
import { PaloHome } from './palo-home.tsx';

export const showClients = [
  'nordlys',
  'field-and-fold',
  'palo-home',
  'oko',
  'maison-verre',
  'brightside',
] as const;
export type ShowClient = (typeof showClients)[number];

const scenes: Record<ShowClient, ComponentType> = {
  nordlys: Nordlys,
  'field-and-fold': FieldAndFold,
  'palo-home': PaloHome,
  oko: Oko,
  'maison-verre': MaisonVerre,
  brightside: Brightside,
};

/** The whole screen of a phone; every scene is drawn for it and some way beyond its edges. */
export const screenView = '0 0 320 650';
/** A square around the product alone, for cards and small pictures. */
export const productViews: Record<ShowClient, string> = {
  nordlys: '46 130 260 290',
  'field-and-fold': '64 110 200 200',
  'palo-home': '40 60 200 200',
  oko: '50 142 220 220',
  'maison-verre': '84 246 156 176',
  brightside: '34 84 284 284',
};

type ShowArtProps = {
  client: ShowClient;
  view?: string;
  className?: string;
  label?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
};

export function ShowArt({ client, view = screenView, label, ...box }: ShowArtProps) {
  const Drawing = scenes[client];
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" {...box} {...spoken}>
      <Drawing />
    </svg>
  );
}
