import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buildCache } from '#build/cache.ts';
import { pictureSource } from '#src/art/picture-source.ts';
import { cardSize } from './card.tsx';
import { photoScheme } from './cover-picture.tsx';
import { fontBuffers, rasterise } from './rasterise.ts';

/** A palette reduces the file to a quarter without visible difference. */
const pngOptions = { palette: true, quality: 90 };
const packageLock = await readFile('package-lock.json');

/** A sharing picture as PNG, from the cache when drawing, fonts and packages are unchanged. */
export function drawSharingPicture(svg: string): Promise<Buffer> {
  const madeFrom = [
    'picture',
    svg,
    JSON.stringify({ palette: pngOptions, card: cardSize }),
    ...fontBuffers,
    packageLock,
  ];
  return buildCache.getOrMake(madeFrom, async () => {
    const { pixels, width, height } = await rasterise(await embedPhotos(svg), cardSize.width);
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png(pngOptions)
      .toBuffer();
  });
}

/** Embeds the photos of a picture, because the renderer loads no URLs. */
async function embedPhotos(svg: string): Promise<string> {
  const files = new Set(
    Array.from(svg.matchAll(new RegExp(`"${photoScheme}([^"?]+)`, 'g')), ([, file = '']) => file),
  );
  let result = svg;
  for (const file of files) {
    const source = pictureSource(file);
    if (source.kind !== 'photo') continue;
    const image = sharp(source.bytes)
      .autoOrient()
      .resize({ width: cardSize.width, withoutEnlargement: true });
    const type = (await image.metadata()).hasAlpha ? 'png' : 'jpeg';
    const bytes = await image.toFormat(type).toBuffer();
    result = result.replaceAll(
      new RegExp(`"${photoScheme}${file}[^"]*"`, 'g'),
      `"data:image/${type};base64,${bytes.toString('base64')}"`,
    );
  }
  return result;
}
