import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sizes in pixels. `whole` fills the square, for systems that crop icons themselves. */
export const icons = {
  apple: { file: 'apple-touch-icon', size: 180, whole: true },
  small: { file: 'icon-192', size: 192, whole: false },
  large: { file: 'icon-512', size: 512, whole: false },
  maskable: { file: 'icon-maskable-512', size: 512, whole: true },
} as const;

/**
 * public/favicon.svg, square where it fills the icon. Its light is inside the safe zone of maskable icons.
 */
export async function iconDrawing(whole: boolean): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public/favicon.svg'), 'utf8');
  return whole ? svg.replace(/ rx="\d+"/, '') : svg;
}
