import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { svgFile } from '#src/art/svg-file.ts';
import { sharingTitle } from '#src/content/sharing-title/title-room.ts';
import type { RouteId } from '#src/routes.ts';
import { Card } from './card.tsx';
import { fontBuffers } from './rasterise.ts';

type SharingPicture = { svg: string; file: string };

const pictures = new Map<RouteId, SharingPicture & { title: string }>();

/**
 * The picture that networks show for a link to a page: its drawing, and the name of its file, which changes with it.
 * The same route and title give the same picture: it is set once, for its page and for its file.
 */
export function sharingPicture(route: RouteId, title: string, content: unknown): SharingPicture {
  const known = pictures.get(route);
  if (known?.title === title) return known;
  const picture = { ...setPicture(route, title, content), title };
  pictures.set(route, picture);
  return picture;
}

function setPicture(route: RouteId, title: string, content: unknown): SharingPicture {
  const block = sharingTitle(route, title);
  if (!block) throw new Error(`The title '${title}' is too long for its sharing picture`);
  const svg = svgFile(createElement(Card, { route, title: block, content }));
  const parts = createHash('sha256').update(svg);
  for (const font of fontBuffers) parts.update(font);
  const hash = parts.digest('hex').slice(0, 8);
  return { svg, file: `${route}.${hash}` };
}
