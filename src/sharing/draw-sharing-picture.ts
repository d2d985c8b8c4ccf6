import { getConfiguredImageService, imageConfig } from 'astro:assets';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { isLocalService } from 'astro/assets';
import { card } from './card.tsx';
import { rasterise } from './rasterise.ts';

const palette = { src: '', format: 'png', quality: 90 } as const;
const kept = join(process.cwd(), '.generated/social');

/**
 * A sharing picture as PNG, from the last build where its drawing has not changed: `file` bears the drawing's hash.
 * @throws Error when the image service cannot encode
 */
export async function drawSharingPicture(
  file: string,
  svg: string,
  logger: APIContext['logger'],
): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(kept, `${file}.png`);
  const before = await readFile(path).catch(() => undefined);
  if (before) return before;
  const png = await encode(rasterise(svg, card.width), logger);
  await mkdir(kept, { recursive: true });
  await writeFile(path, png);
  return png;
}

/** Puts a PNG on a palette of its own: a quarter of the bytes, and no difference that an eye finds. */
async function encode(png: Uint8Array, logger: APIContext['logger']): Promise<Uint8Array<ArrayBuffer>> {
  const service = await getConfiguredImageService();
  if (!isLocalService(service))
    throw new Error('Sharing pictures need an image service that encodes locally');
  const { data } = await service.transform(png, palette, imageConfig, logger);
  return Uint8Array.from(data);
}
