import { createHash } from 'node:crypto';
import { addressOf } from '#src/art/pictures.ts';
import { productViews } from '#src/art/shows/show-art.tsx';
import type { Show } from '#src/content/schemas/show.ts';
import { showData } from './minute.ts';

/** A show's data as a file whose name changes with its content; made at the build. */
export function showFile(show: Show): { file: string; json: string } {
  const json = JSON.stringify(showData(show));
  return { file: `${show.id}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}`, json };
}

export const showAddress = (show: Show) => `/shows/${showFile(show).file}.json`;

export const sceneOf = ({ client }: Show) => addressOf(`show-${client}`);

/** The product alone: a part of the same file. */
export const productOf = ({ client }: Show) =>
  `${addressOf(`show-${client}`)}#svgView(viewBox(${productViews[client].replaceAll(' ', ',')}))`;
