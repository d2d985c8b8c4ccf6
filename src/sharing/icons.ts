import sharp from 'sharp';
import { look } from '#site.config';
import { pictureSource } from '#src/art/picture-source.ts';
import { ownMark } from '#src/content/brand/own-mark.ts';

/** Sizes in pixels. An icon with `whole` fills the square, for systems that crop icons themselves. */
export const icons = {
  apple: { file: 'apple-touch-icon', size: 180, whole: true },
  small: { file: 'icon-192', size: 192, whole: false },
  large: { file: 'icon-512', size: 512, whole: false },
  maskable: { file: 'icon-maskable-512', size: 512, whole: true },
} as const;

const viewBoxSize = 24;
/** The safe zone of a maskable icon is a circle of 80 % of its width. */
const safeZone = 0.56;
const photoPixels = 512;

/** The small mark as a square, self-contained SVG. */
export async function drawIcon(fillsSquare: boolean): Promise<string> {
  const source = pictureSource(look.mark);
  if (look.mark === ownMark && source.kind === 'drawing') {
    const svg = source.svg.replace(/ preserveAspectRatio="[^"]*"/, '');
    // The mark's light is inside the safe zone.
    return fillsSquare ? svg.replace(/ rx="\d+"/, '') : svg;
  }
  const bytes =
    source.kind === 'drawing'
      ? Buffer.from(source.svg)
      : await sharp(source.bytes)
          .autoOrient()
          .resize(photoPixels, photoPixels, { fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer();
  const type = source.kind === 'drawing' ? 'image/svg+xml' : 'image/png';
  const size = fillsSquare ? viewBoxSize * safeZone : viewBoxSize;
  const at = (viewBoxSize - size) / 2;
  const ground = fillsSquare ? `<path fill="#fff" d="M0 0h${viewBoxSize}v${viewBoxSize}H0z"/>` : '';
  const image = `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:${type};base64,${bytes.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBoxSize} ${viewBoxSize}">${ground}${image}</svg>`;
}
