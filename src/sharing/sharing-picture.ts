import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { svgFile } from '#src/art/svg-file.ts';
import type { RouteId } from '#src/routes.ts';
import { Card, TitleLine, titleBox } from './card.tsx';
import { fontBuffers, inkWidth } from './rasterise.ts';
import { setTitle } from './set-title.ts';

/**
 * The picture that networks show for a link to a page: its drawing, and the name of its file, which changes with it.
 * The same route and title give the same picture.
 */
export function sharingPicture(route: RouteId, title: string): { svg: string; file: string } {
  const block = setTitle(title, titleBox(route), widthOf);
  const svg = svgFile(createElement(Card, { route, title: block }));
  const parts = createHash('sha256').update(svg);
  for (const font of fontBuffers) parts.update(font);
  const hash = parts.digest('hex').slice(0, 8);
  return { svg, file: `${route}.${hash}` };
}

const widths = new Map<string, number>();

/** Width of a line at size 1, measured at 100 where rounding does not count. */
function widthOf(line: string): number {
  const known = widths.get(line);
  if (known !== undefined) return known;
  const text = TitleLine({ x: 0, y: 100, size: 100, children: line });
  const width = inkWidth(svgFile(createElement('svg', { viewBox: '0 0 9999 200' }, text))) / 100;
  widths.set(line, width);
  return width;
}
