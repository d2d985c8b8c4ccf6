import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '../styles/colours.css?raw';

const tokens = new Map(
  Array.from(styles.matchAll(/(--color-[\w-]+):\s*(#\w+)/g), ([, name, value]) => [name, value]),
);

/**
 * A drawing as a file of its own: tokens by value, because a page's custom properties end at an image's edge.
 * @param prefix of its ids, for a file that is put into a page
 * @throws Error on a colour token that src/styles/colours.css does not have
 */
export function svgFile(drawing: ReactElement, prefix = ''): string {
  return renderToStaticMarkup(drawing, { identifierPrefix: prefix })
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (!value) throw new Error(`No colour token ${name} in src/styles/colours.css`);
      return value;
    })
    .replace(/var\(--[\w-]+, (#\w+)\)/g, '$1');
}
