import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '#src/content/brand/token-values.ts';
import styles from '../styles/colors.css?raw';

/**
 * Renders a drawing as a standalone SVG file.
 * @param prefix prefix of its ids, for a drawing that is inlined in a page
 * @throws Error for a color token that src/styles/colors.css does not define
 */
export function svgFile(drawing: ReactElement, prefix = ''): string {
  const svg = renderToStaticMarkup(drawing, { identifierPrefix: prefix });
  return withTokenValues(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '), styles);
}
