import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { svgFile } from '#src/art/svg-file.ts';
import { layOutSharingTitle } from '#src/content/sharing-title/title-layout.ts';
import type { RouteId } from '#src/routes.ts';
import { Card } from './card.tsx';
import { fontBuffers } from './rasterise.ts';

type SharingPicture = { svg: string; file: string };

const pictures = new Map<RouteId, SharingPicture & { title: string }>();

/**
 * The sharing picture of a page and its file name, which contains a hash of the drawing. Memoized by route
 * and title, because both the page and the picture file need it.
 */
export function createSharingPicture(route: RouteId, title: string, content: unknown): SharingPicture {
  const known = pictures.get(route);
  if (known?.title === title) return known;
  const picture = { ...renderPicture(route, title, content), title };
  pictures.set(route, picture);
  return picture;
}

function renderPicture(route: RouteId, title: string, content: unknown): SharingPicture {
  const block = layOutSharingTitle(route, title);
  if (!block) throw new Error(`The title '${title}' is too long for its sharing picture`);
  const svg = svgFile(createElement(Card, { route, title: block, content }));
  const parts = createHash('sha256').update(svg);
  for (const font of fontBuffers) parts.update(font);
  const hash = parts.digest('hex').slice(0, 8);
  return { svg, file: `${route}.${hash}` };
}
