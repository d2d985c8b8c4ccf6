import { createHash } from 'node:crypto';
import { addressOf } from '#src/art/pictures.ts';
import { productViews } from '#src/art/shows/show-art.tsx';
import type { Show } from '#src/content/schemas/show.ts';
import { showData } from './minute.ts';

/** The data of a show as a file with a content hash in its name. */
export function showFile(show: Show): { file: string; json: string } {
  const json = JSON.stringify(showData(show));
  return { file: `${show.id}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}`, json };
}

export const showAddress = (show: Show) => `/shows/${showFile(show).file}.json`;

export const sceneOf = ({ client }: Show) => addressOf(`show-${client}`);

/** A view of the product within the scene's file. */
export const productOf = ({ client }: Show) =>
  `${addressOf(`show-${client}`)}#svgView(viewBox(${productViews[client].replaceAll(' ', ',')}))`;
