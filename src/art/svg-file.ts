import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '#src/content/brand/token-values.ts';
import styles from '../styles/colors.css?raw';

/**
 * A drawing as a file of its own.
 * @param prefix of its ids, for a file that is put into a page
 * @throws Error on a color token that src/styles/colors.css does not have
 */
export function svgFile(drawing: ReactElement, prefix = ''): string {
  const svg = renderToStaticMarkup(drawing, { identifierPrefix: prefix });
  return withTokenValues(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '), styles);
}
