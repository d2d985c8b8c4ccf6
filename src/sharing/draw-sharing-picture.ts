import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buildCache } from '#build/cache.ts';
import { card } from './card.tsx';
import { fontBuffers, rasterise } from './rasterise.ts';

/** A palette reduces the file to a quarter without visible difference. */
const palette = { palette: true, quality: 90 };
const installed = await readFile('package-lock.json');

/** A sharing picture as PNG, from the cache when drawing, fonts and packages are unchanged. */
export function drawSharingPicture(svg: string): Promise<Buffer> {
  const madeFrom = ['picture', svg, JSON.stringify({ palette, card }), ...fontBuffers, installed];
  return buildCache.getOrMake(madeFrom, async () => {
    const { pixels, width, height } = await rasterise(svg, card.width);
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png(palette)
      .toBuffer();
  });
}
