import { createHash } from 'node:crypto';
import { pictureAddress } from '#src/art/picture-source.ts';
import type { Show } from '#src/content/schemas/show.ts';
import { toShowData } from './minute.ts';

/** The data of a show as a file with a content hash in its name. */
export function createShowFile(show: Show): { file: string; json: string } {
  const json = JSON.stringify(toShowData(show));
  return { file: `${show.id}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}`, json };
}

export const showDataUrl = (show: Show) => `/shows/${createShowFile(show).file}.json`;

export const sceneUrl = ({ picture }: Show) => pictureAddress(picture.file, 960);

/** URL of the picture that shows only the product. */
export const productUrl = ({ product }: Show) => pictureAddress(product.file, 160);
