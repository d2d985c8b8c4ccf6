import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The site's icons, in pixels. `whole` fills the square, for systems that cut the corners or a circle themselves. */
export const icons = {
  apple: { file: 'apple-touch-icon', size: 180, whole: true },
  small: { file: 'icon-192', size: 192, whole: false },
  large: { file: 'icon-512', size: 512, whole: false },
  maskable: { file: 'icon-maskable-512', size: 512, whole: true },
} as const;

/** public/favicon.svg, with square corners where it has to fill the icon; its lamp stays within a mask's safe circle. */
export async function iconDrawing(whole: boolean): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public/favicon.svg'), 'utf8');
  return whole ? svg.replace(/ rx="\d+"/, '') : svg;
}
